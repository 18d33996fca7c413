/** Calls GitLab's API with a retry, and turns failures into errors that say what to do. */
import type { Readable } from 'node:stream';
import { logLine } from '../../text/log.js';
import type { Secrets } from '../../text/redact-secrets.js';
import { lowerFirst } from '../../text/sentences.js';
import { shorten } from '../../text/width.js';
import { HostError, PermissionError } from '../host.js';
import { requirePage } from '../list-limit.js';
import { describeNoResponse } from '../no-response.js';
import { checkText, redactPost } from '../outgoing.js';
import { MIN_RETRY_DELAY_MS, retryDelayMs } from '../retry-delay.js';
import { type UploadContent, uploadTimeoutMs } from '../release-file.js';
import { errorBody, type Schema, user } from './schemas.js';

export const PAGE_SIZE = 100;
const MAX_REASON_LENGTH = 300;
/** A file is replaced by uploading a second one with the same name. */
const DUPLICATES_ADVICE =
  'In the group, allow duplicates of generic packages (Settings → Packages and registries), or add docs-ci-export-pdf as an exception';

export interface HttpRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly json?: Readonly<Record<string, unknown>>;
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

export interface Access {
  /** URL of the API. */
  readonly apiUrl: string;
  /** The project that paths without a leading slash are below. */
  readonly project: string;
  /** Header that contains the token. */
  readonly header: Readonly<Record<string, string>>;
  /** Name of the token in messages. */
  readonly tokenName: string;
  /** Purpose of the calls, phrased to follow "couldn't": "write the note on the merge request". */
  readonly task: string;
  /** How to give the token the rights that it needs: a sentence without a full stop. */
  readonly advice: string;
  /** Every secret of the run. */
  readonly secrets: Secrets;
  /** No request is sent after it has aborted. */
  readonly signal?: AbortSignal;
}

type Query = Readonly<Record<string, string>>;
type HostErrorOptions = ConstructorParameters<typeof HostError>[1];

/**
 * Sends the token to GitLab only, since redirects are not followed. Paths are below the project unless they begin with a
 * slash. Every method rejects with HostError, also for a response that doesn't match its schema.
 */
export class GitLabClient {
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
  async find<T>(schema: Schema<T>, path: string, query?: Query): Promise<T | undefined> {
    const response = await this.#send({ method: 'GET', path: withQuery(path, query) });
    return response.status === 404 ? undefined : this.#parse(schema, response);
  }

  /** Yields the items of a list, and requests its pages as they are needed. */
  async *list<T>(schema: Schema<readonly T[]>, path: string, query?: Query): AsyncGenerator<T, void, undefined> {
    let page = '1';
    for (let count = 1; page !== ''; count += 1) {
      requirePage(count, (reason) => this.error(reason));
      const pageQuery = { ...query, per_page: String(PAGE_SIZE), page };
      const response = await this.#send({ method: 'GET', path: withQuery(path, pageQuery) });
      yield* this.#parse(schema, response);
      page = response.headers['x-next-page'] ?? '';
    }
  }

  async get<T>(schema: Schema<T>, path: string, query?: Query): Promise<T> {
    return this.#parse(schema, await this.#send({ method: 'GET', path: withQuery(path, query) }));
  }

  async send<T>(schema: Schema<T>, method: string, path: string, json?: HttpRequest['json']): Promise<T> {
    return this.#parse(schema, await this.#send({ method, path, json }));
  }

  async upload<T>(schema: Schema<T>, path: string, content: UploadContent, signal: AbortSignal): Promise<T> {
    const { sizeBytes, open } = content;
    const timeoutMs = uploadTimeoutMs(sizeBytes);
    const put = () => this.#send({ method: 'PUT', path, stream: { body: open(), sizeBytes }, signal, timeoutMs });
    const response = await put();
    const delayMs = delayBeforeRetryMs(response);
    if (delayMs === undefined) return this.#parse(schema, response);
    await sleep(delayMs);
    return this.#parse(schema, await put());
  }

  /** Resolves to the id of the user that the token belongs to. */
  async ownId(): Promise<number> {
    const own = await this.get(user, '/user');
    if (!own) throw this.error("GitLab's response doesn't name the user of the token. Check DOCS_CI_GITLAB_TOKEN");
    return own.id;
  }

  /** Every request of a client passes through here. */
  async #send({
    path,
    json,
    ...content
  }: Omit<HttpRequest, 'url' | 'headers'> & { path: string }): Promise<HttpResponse> {
    const { header, signal, secrets, task } = this.#access;
    signal?.throwIfAborted();
    const url = this.#urlOf(path);
    checkText(secrets, url, { name: 'URL', task });
    const request = { ...content, json: json && redactPost(secrets, json, task) };
    const headers = { ...header, accept: 'application/json' };
    // A POST would create its object twice, unless GitLab rejected it for a limit. A stream can't be read twice.
    const isRepeatable = request.method !== 'POST';
    for (let retriesLeft = request.stream ? 0 : 1; ; retriesLeft -= 1) {
      let delayMs = MIN_RETRY_DELAY_MS;
      try {
        const response = await this.#request({ ...request, url, headers });
        const mayRepeat = retriesLeft > 0 && (isRepeatable || response.status === 429);
        const requestedMs = mayRepeat ? delayBeforeRetryMs(response) : undefined;
        if (requestedMs === undefined) return response;
        delayMs = requestedMs;
      } catch (cause) {
        request.signal?.throwIfAborted();
        if (retriesLeft === 0 || !isRepeatable)
          throw this.error(describeNoResponse('GitLab', cause) ?? "GitLab didn't respond. Run the job again later", {
            cause,
          });
      }
      await sleep(delayMs);
    }
  }

  #urlOf(path: string): string {
    const { apiUrl, project } = this.#access;
    return apiUrl + (path.startsWith('/') ? path : `/projects/${encodeURIComponent(project)}/${path}`);
  }

  #parse<T>(schema: Schema<T>, response: HttpResponse): T {
    const parsed = schema.safeParse(this.#parseJson(response));
    if (parsed.success) return parsed.data;
    throw this.error("GitLab's response is invalid. Check whether a proxy changes responses");
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

  #failure(response: HttpResponse): HostError {
    const { status, text } = response;
    if (status >= 300 && status < 400)
      return this.error(`GitLab redirects (HTTP ${status}), and ${this.#access.tokenName} is not sent to other URLs`);
    const message = errorMessageIn(text);
    const { task, tokenName, advice: cure } = this.#access;
    // A project that the token can't see is not found, and neither is what isn't there.
    if (status === 404)
      return this.error(`GitLab finds nothing there (HTTP 404${message}). If it is there, ${lowerFirst(cure)}`, {
        cause: { status },
      });
    if (status === 401 || status === 403) {
      const reason = status === 401 ? `GitLab rejected ${tokenName}` : `${tokenName} lacks permission`;
      const said = /^: 40[13] \w+$/.test(message) ? '' : message;
      return new PermissionError(`couldn't ${task}: ${reason} (HTTP ${status}${said}). ${cure}`, {
        cause: { status },
      });
    }
    const advice = status === 400 && /duplicate/i.test(message) ? `. ${DUPLICATES_ADVICE}` : '';
    const options = { cause: { status }, retryAfter: retryAfterOf(response) };
    return this.error(`GitLab returned HTTP ${status}${message}${advice}`, options);
  }
}

/** Returns the HTTP status behind a HostError; undefined if there was no response. */
export function statusOf(error: unknown): number | undefined {
  const { cause } = error instanceof HostError ? error : {};
  return (cause as { readonly status?: number } | undefined)?.status;
}

function withQuery(path: string, query?: Query): string {
  return query ? `${path}?${new URLSearchParams(query).toString()}` : path;
}

/** Uses the global timer, so that the fault matrix can put it on virtual time. */
async function sleep(ms: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms));
}

/** Returns undefined if the response is no reason to retry. */
function delayBeforeRetryMs(response: HttpResponse): number | undefined {
  return response.status < 500 && response.status !== 429 ? undefined : retryDelayMs(retryAfterOf(response));
}

/** A rate limit without `retry-after` lasts longer than a job should wait. */
function retryAfterOf({ status, headers }: HttpResponse): string | undefined {
  return headers['retry-after'] ?? (status === 429 ? 'unknown' : undefined);
}

/** Returns GitLab's own message after a colon: only it names the rule, such as protected packages or no duplicates. */
function errorMessageIn(text: string): string {
  try {
    const { message, error } = errorBody.parse(JSON.parse(text));
    const reason = message ?? error;
    if (reason === undefined) return '';
    return `: ${shorten(logLine(inWords(reason)), MAX_REASON_LENGTH)}`;
  } catch {
    return '';
  }
}

/** Validations name fields: `{"name": ["is too long"]}` is `name is too long`. */
function inWords(reason: unknown): string {
  if (typeof reason !== 'object' || reason === null) return String(reason);
  if (Array.isArray(reason)) return reason.map(inWords).join(', ');
  const fields = Object.entries(reason);
  return fields.map(([name, text]) => (/^(base|error)$/.test(name) ? '' : `${name} `) + inWords(text)).join(', ');
}

export function failedTask(task: string, reason: string, options?: HostErrorOptions): HostError {
  return new HostError(`couldn't ${task}: ${reason}`, options);
}
