/** Calls GitLab's API with the job token or a project access token. Errors name the token and how to fix its access. */
import type { Readable } from 'node:stream';
import { logLine } from '../../text/log.js';
import { shorten } from '../../text/width.js';
import { type Environment, HostError, PermissionError, type RunContext } from '../host.js';
import { MIN_RETRY_DELAY_MS, retryDelayMs } from '../retry-delay.js';
import { uploadTimeoutMs } from '../upload-progress.js';
import { errorBody, type Schema, user } from './schemas.js';

const PAGE_SIZE = 100;
const MAX_REASON_LENGTH = 300;
/** A file is replaced by uploading a second one with the same name. */
const DUPLICATES_ADVICE =
  'In the group, allow duplicates of generic packages (Settings → Packages and registries), or add docs-ci-export-pdf as an exception';

export const UNEXPECTED_RESPONSE = "GitLab's response is invalid. Check whether a proxy changes responses";

export interface HttpRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly json?: unknown;
  /** Body that is sent while it is read. */
  readonly stream?: { readonly body: Readable; readonly sizeBytes: number };
  readonly signal?: AbortSignal;
  /** Milliseconds until the response begins, for uploads that take longer than usual. */
  readonly timeoutMs?: number;
}

export interface HttpResponse {
  readonly status: number;
  /** Header names are lower-case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly text: string;
}

/** Sends one HTTP request and resolves to the response, whatever its status. Follows no redirect. */
export type GitLabRequest = (request: HttpRequest) => Promise<HttpResponse>;

/** The parts of the job's environment that every call needs. */
export interface GitLabConnection {
  readonly env: Environment;
  readonly runContext: RunContext;
  readonly request: GitLabRequest;
}

/** A file to upload, which can be read again for a retry. */
export interface UploadContent {
  readonly sizeBytes: number;
  readonly open: () => Readable;
  readonly signal: AbortSignal;
}

interface Access {
  /** URL that all paths are appended to. */
  readonly baseUrl: string;
  /** Header that contains the token. */
  readonly header: Readonly<Record<string, string>>;
  /** Name of the token in messages. */
  readonly tokenName: string;
  /** Purpose of the calls, phrased to follow "couldn't": "write the note on the merge request". */
  readonly task: string;
  /** Explains a 401, 403 or 404 and what to do. `message` is GitLab's own after a colon, or empty. */
  readonly describeDenied: (status: number, message: string) => string;
}

type HostErrorOptions = ConstructorParameters<typeof HostError>[1];

/** Sends the token to GitLab only, since redirects are not followed. Every method rejects with HostError. */
export class GitLabApi {
  readonly #request: GitLabRequest;
  readonly #access: Access;

  constructor(request: GitLabRequest, access: Access) {
    this.#request = request;
    this.#access = access;
  }

  error(reason: string, options?: HostErrorOptions): HostError {
    return failedTask(this.#access.task, reason, options);
  }

  /** Resolves to undefined if GitLab responds with 404. */
  async find(path: string): Promise<unknown> {
    const response = await this.#send({ method: 'GET', path });
    return response.status === 404 ? undefined : this.#parseJson(response);
  }

  /** Yields the items of a list, and requests its pages as they are needed. */
  async *list<T>(
    path: string,
    schema: Schema<readonly T[]>,
    query: Readonly<Record<string, string>> = {},
  ): AsyncGenerator<T, void, undefined> {
    for (let page = '1'; page !== '';) {
      const search = new URLSearchParams({ ...query, per_page: String(PAGE_SIZE), page });
      const response = await this.#send({ method: 'GET', path: `${path}?${search.toString()}` });
      const items = schema.safeParse(this.#parseJson(response));
      if (!items.success) throw this.error(UNEXPECTED_RESPONSE);
      yield* items.data;
      page = response.headers['x-next-page'] ?? '';
    }
  }

  /** Sends JSON and resolves to the JSON of the response. */
  async send(method: string, path: string, json?: unknown): Promise<unknown> {
    return this.#parseJson(await this.#send({ method, path, json }));
  }

  async upload(path: string, { sizeBytes, open, signal }: UploadContent): Promise<unknown> {
    const timeoutMs = uploadTimeoutMs(sizeBytes);
    const put = () => this.#send({ method: 'PUT', path, stream: { body: open(), sizeBytes }, signal, timeoutMs });
    const response = await put();
    const delayMs = delayBeforeRetryMs(response);
    if (delayMs === undefined) return this.#parseJson(response);
    await sleep(delayMs);
    return this.#parseJson(await put());
  }

  /** Resolves to the id of the user that the token belongs to. */
  async ownId(): Promise<number> {
    const { data } = user.safeParse(await this.send('GET', '/user'));
    if (!data) throw this.error("GitLab's response doesn't name the user of the token. Check DOCS_CI_GITLAB_TOKEN");
    return data.id;
  }

  async #send({ path, ...request }: Omit<HttpRequest, 'url' | 'headers'> & { path: string }): Promise<HttpResponse> {
    const { baseUrl, header } = this.#access;
    const headers = { ...header, accept: 'application/json' };
    // A POST would create its object twice, and a stream can't be read twice.
    const maxRetries = request.method === 'POST' || request.stream ? 0 : 1;
    for (let retriesLeft = maxRetries; ; retriesLeft -= 1) {
      let delayMs = MIN_RETRY_DELAY_MS;
      try {
        const response = await this.#request({ ...request, url: baseUrl + path, headers });
        const requestedMs = retriesLeft === 0 ? undefined : delayBeforeRetryMs(response);
        if (requestedMs === undefined) return response;
        delayMs = requestedMs;
      } catch (cause) {
        request.signal?.throwIfAborted();
        if (retriesLeft === 0) throw this.error("GitLab didn't respond. Run the job again later", { cause });
      }
      await sleep(delayMs);
    }
  }

  #parseJson(response: HttpResponse): unknown {
    const { status, text } = response;
    if (status < 200 || status >= 300) throw this.#failure(response);
    try {
      return status === 204 ? undefined : (JSON.parse(text) as unknown);
    } catch (cause) {
      throw this.error("GitLab's response isn't valid JSON. Check whether a proxy changes responses", { cause });
    }
  }

  #failure({ status, headers, text }: HttpResponse): HostError {
    if (status >= 300 && status < 400)
      return this.error(`GitLab redirects (HTTP ${status}), and ${this.#access.tokenName} is not sent to other URLs`);
    const message = errorMessageIn(text);
    if (status === 401 || status === 403 || status === 404)
      return new PermissionError(`couldn't ${this.#access.task}: ${this.#access.describeDenied(status, message)}`);
    const advice = status === 400 && /duplicate/i.test(message) ? `. ${DUPLICATES_ADVICE}` : '';
    const options = { retryAfter: headers['retry-after'] };
    return this.error(`GitLab returned HTTP ${status}${message}${advice}`, options);
  }
}

/** Uses the global timer, so that the fault matrix can put it on virtual time. */
async function sleep(ms: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms));
}

/** Returns undefined if the response is no reason to retry. */
function delayBeforeRetryMs({ status, headers }: HttpResponse): number | undefined {
  return status < 500 ? undefined : retryDelayMs(headers['retry-after']);
}

/** Returns GitLab's own message after a colon: only it names the rule, such as protected packages or no duplicates. */
function errorMessageIn(text: string): string {
  try {
    const { message, error } = errorBody.parse(JSON.parse(text));
    const reason = message ?? error;
    if (reason === undefined) return '';
    return `: ${shorten(logLine(typeof reason === 'string' ? reason : JSON.stringify(reason)), MAX_REASON_LENGTH)}`;
  } catch {
    return '';
  }
}

/** Creates an API below the project of the job, with the job token. */
export function jobApi({ env, request }: GitLabConnection, task: string): GitLabApi {
  for (const name of ['CI_API_V4_URL', 'CI_PROJECT_ID', 'CI_PROJECT_URL', 'CI_JOB_TOKEN'])
    if (!env[name]) throw failedTask(task, `${name} isn't set`);
  return new GitLabApi(request, {
    baseUrl: `${env.CI_API_V4_URL ?? ''}/projects/${encodeURIComponent(env.CI_PROJECT_ID ?? '')}`,
    header: { 'JOB-TOKEN': env.CI_JOB_TOKEN ?? '' },
    tokenName: 'the job token',
    task,
    describeDenied: (status, message) =>
      `the job token lacks permission (HTTP ${status}${message}). Start the pipeline as a Developer, allow that role on protected tags, and enable the package registry`,
  });
}

/** The lowest role that can write each kind; a Reporter can edit their own issues. */
const ROLES = { notes: 'Developer', issues: 'Reporter', commits: 'Reporter', 'merge requests': 'Developer' } as const;

/** Creates an API with a project access token, for what the job token can't write. */
export function tokenApi(
  { env, request }: GitLabConnection,
  { token, task, kind }: { token: string; task: string; kind: keyof typeof ROLES },
): GitLabApi {
  const advice = `Set DOCS_CI_GITLAB_TOKEN to a project access token with the api scope and the ${ROLES[kind]} role`;
  if (!env.CI_API_V4_URL) throw failedTask(task, "CI_API_V4_URL isn't set");
  // GitLab passes a reference to an undefined variable as it is.
  if (token === '' || token.startsWith('$'))
    throw new PermissionError(
      `couldn't ${task}: the job token can't ${kind === 'commits' ? 'read' : 'write'} ${kind}. ${advice}`,
    );
  return new GitLabApi(request, {
    baseUrl: env.CI_API_V4_URL,
    header: { 'PRIVATE-TOKEN': token },
    tokenName: 'the token',
    task,
    describeDenied: (status) =>
      `${status === 401 ? 'GitLab rejected the token' : 'the token lacks permission'} (HTTP ${status}). ${advice}`,
  });
}

function failedTask(task: string, reason: string, options?: HostErrorOptions): HostError {
  return new HostError(`couldn't ${task}: ${reason}`, options);
}
