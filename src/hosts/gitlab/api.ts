/** GitLab's API, with the job's token or with one of the project's own; a refusal names the token and its cure. */
import type { Readable } from 'node:stream';
import { logLine } from '../../text/log.js';
import { shorten } from '../../text/width.js';
import { type Environment, HostError } from '../host.js';
import { fieldsOf } from '../fields.js';
import { pauseBeforeSecondTryMs, MIN_PAUSE_MS } from '../retry-delay.js';
import { uploadTimeoutMs } from '../upload-progress.js';

const PAGE = 100;
const REASON_LENGTH = 300;
/** A second file of a name is the way to replace one. */
const DUPLICATES_CURE =
  'let the group take it: Settings > Packages and registries > Duplicate packages, Generic, switch on Allow duplicates, or name the package docs-ci-export-pdf as an exception';

/** Why an answer of another shape than GitLab's is not read any further. */
export const NOT_AS_AGREED = "GitLab's answer is not as agreed; a proxy may stand in between";

/** Sends one HTTP request and resolves with any answer; header names are lower-case. Follows no redirect. */
export type GitLabRequest = (wanted: {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly json?: unknown;
  /** Sent as it is read. */
  readonly stream?: { readonly body: Readable; readonly sizeBytes: number };
  readonly signal?: AbortSignal;
  /** Milliseconds until the answer begins, for uploads that take longer than usual. */
  readonly timeoutMs?: number;
}) => Promise<{
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly text: string;
}>;

/** What calls need to know of the job. */
export interface GitLabPlace {
  readonly env: Environment;
  readonly request: GitLabRequest;
}

/** A file on its way to GitLab. */
export interface Upload {
  readonly sizeBytes: number;
  readonly open: () => Readable;
  readonly signal: AbortSignal;
}

interface Access {
  /** All paths are below it. */
  readonly base: string;
  /** The header that carries the token. */
  readonly header: Readonly<Record<string, string>>;
  /** How people call the token. */
  readonly tokenName: string;
  /** What the calls do, as it continues "could not": "write the note on the merge request". */
  readonly what: string;
  /** Why a 401, 403 or 404 may have come, and what to do. `said` are GitLab's own words behind a colon, or nothing. */
  readonly denied: (status: number, said: string) => string;
}

/** The token goes nowhere else: redirects are not followed. All of it rejects with HostError. */
export class GitLabApi {
  readonly #request: GitLabRequest;
  readonly #access: Access;

  constructor(request: GitLabRequest, access: Access) {
    this.#request = request;
    this.#access = access;
  }

  refusal(why: string, options?: ErrorOptions): HostError {
    return refusalOf(this.#access.what, why, options);
  }

  /** Undefined where there is none. */
  async find(path: string): Promise<unknown> {
    const answer = await this.#ask({ method: 'GET', path });
    return answer.status === 404 ? undefined : this.#read(answer);
  }

  /** Everything of a list, page by page as it is read. */
  async *list<T>(
    path: string,
    isItem: (item: unknown) => item is T,
    query: Readonly<Record<string, string>> = {},
  ): AsyncGenerator<T, void, undefined> {
    for (let page = '1'; page !== '';) {
      const search = new URLSearchParams({ ...query, per_page: String(PAGE), page });
      const answer = await this.#ask({ method: 'GET', path: `${path}?${search.toString()}` });
      const items = this.#read(answer);
      if (!Array.isArray(items) || !items.every(isItem)) throw this.refusal(NOT_AS_AGREED);
      yield* items;
      page = answer.headers['x-next-page'] ?? '';
    }
  }

  /** Sends JSON, resolves to the answer's. */
  async send(method: string, path: string, json?: unknown): Promise<unknown> {
    return this.#read(await this.#ask({ method, path, json }));
  }

  async upload(path: string, { sizeBytes, open, signal }: Upload): Promise<unknown> {
    const timeoutMs = uploadTimeoutMs(sizeBytes);
    const put = () => this.#ask({ method: 'PUT', path, stream: { body: open(), sizeBytes }, signal, timeoutMs });
    const answer = await put();
    const pauseMs = pauseAfterMs(answer);
    if (pauseMs === undefined) return this.#read(answer);
    await pause(pauseMs);
    return this.#read(await put());
  }

  /** The id of the user that the token belongs to. */
  async ownId(): Promise<number> {
    const { id } = fieldsOf(await this.send('GET', '/user'));
    if (typeof id !== 'number') throw this.refusal('GitLab does not say whose token this is');
    return id;
  }

  async #ask({ path, ...wanted }: Omit<Parameters<GitLabRequest>[0], 'url' | 'headers'> & { path: string }) {
    const { base, header } = this.#access;
    const headers = { ...header, accept: 'application/json' };
    // What makes something new is not sent twice, and what has been read to its end cannot be.
    const triesLeft = wanted.method === 'POST' || wanted.stream ? 0 : 1;
    for (let left = triesLeft; ; left -= 1) {
      let pauseMs = MIN_PAUSE_MS;
      try {
        const answer = await this.#request({ ...wanted, url: base + path, headers });
        const askedMs = left === 0 ? undefined : pauseAfterMs(answer);
        if (askedMs === undefined) return answer;
        pauseMs = askedMs;
      } catch (cause) {
        wanted.signal?.throwIfAborted();
        if (left === 0) throw this.refusal('GitLab did not answer', { cause });
      }
      await pause(pauseMs);
    }
  }

  #read({ status, text }: Awaited<ReturnType<GitLabRequest>>): unknown {
    if (status >= 200 && status < 300) {
      try {
        return status === 204 ? undefined : (JSON.parse(text) as unknown);
      } catch (cause) {
        throw this.refusal("GitLab's answer is not JSON", { cause });
      }
    }
    if (status >= 300 && status < 400)
      throw this.refusal(`GitLab redirects (HTTP ${status}), and ${this.#access.tokenName} is sent nowhere else`);
    const said = saidIn(text);
    if (status === 401 || status === 403 || status === 404) throw this.refusal(this.#access.denied(status, said));
    const cure = status === 400 && /duplicate/i.test(said) ? `; ${DUPLICATES_CURE}` : '';
    throw this.refusal(`GitLab answered HTTP ${status}${said}${cure}`);
  }
}

/** Milliseconds before this is asked again; undefined for an answer that is one. */
function pauseAfterMs({ status, headers }: Awaited<ReturnType<GitLabRequest>>): number | undefined {
  return status < 500 ? undefined : pauseBeforeSecondTryMs(headers['retry-after']);
}

async function pause(ms: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms));
}

/** Which rule refuses, such as protected packages or duplicates that are switched off, only GitLab's own words tell. */
function saidIn(text: string): string {
  try {
    const { message, error } = fieldsOf(JSON.parse(text));
    const said = message ?? error;
    if (said === undefined) return '';
    return `: ${shorten(logLine(typeof said === 'string' ? said : JSON.stringify(said)), REASON_LENGTH)}`;
  } catch {
    return '';
  }
}

/** Calls below the project of the job, with the job token. */
export function jobApi({ env, request }: GitLabPlace, what: string): GitLabApi {
  for (const name of ['CI_API_V4_URL', 'CI_PROJECT_ID', 'CI_PROJECT_URL', 'CI_JOB_TOKEN'])
    if (!env[name]) throw refusalOf(what, `${name} is not set`);
  return new GitLabApi(request, {
    base: `${env.CI_API_V4_URL ?? ''}/projects/${encodeURIComponent(env.CI_PROJECT_ID ?? '')}`,
    header: { 'JOB-TOKEN': env.CI_JOB_TOKEN ?? '' },
    tokenName: 'the job token',
    what,
    denied: (status, said) =>
      `the job token may not (HTTP ${status}${said}); whoever starts the pipeline needs the role Developer, a protected tag must allow that role, and the package registry must be switched on`,
  });
}

/** The least role that may write it; a Reporter may edit issues of his own. */
const ROLES = { notes: 'Developer', issues: 'Reporter' } as const;

/** Calls with a token of the project's own, for what the job token may not write. */
export function tokenApi(
  { env, request }: GitLabPlace,
  { token, what, kind }: { token: string; what: string; kind: keyof typeof ROLES },
): GitLabApi {
  const hint = `set DOCS_CI_GITLAB_TOKEN to a project access token with the scope api and the role ${ROLES[kind]} (the job token may not write ${kind})`;
  if (!env.CI_API_V4_URL) throw refusalOf(what, 'CI_API_V4_URL is not set');
  // A variable that does not exist is left as the reference it was.
  if (token === '' || token.startsWith('$')) throw refusalOf(what, hint);
  return new GitLabApi(request, {
    base: env.CI_API_V4_URL,
    header: { 'PRIVATE-TOKEN': token },
    tokenName: 'the token',
    what,
    denied: (status) =>
      `${status === 401 ? 'GitLab does not accept the token' : 'the token may not'} (HTTP ${status}); ${hint}`,
  });
}

function refusalOf(what: string, why: string, options?: ErrorOptions): HostError {
  return new HostError(`could not ${what}: ${why}`, options);
}
