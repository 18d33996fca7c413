/** GitLab's API below the project of the job, with the job token. */
import type { Readable } from 'node:stream';
import type { GitLabRequest } from './gitlab-notes.js';
import { logLine } from '../text/log.js';
import { shorten } from '../text/width.js';
import { type Environment, HostError } from './host.js';

const PAGE = 100;
/** An upload gets this long, and more for what a slow line needs. */
const LEAST_UPLOAD_MS = 60_000;
const SLOWEST_BYTES_PER_MS = 50;
const PAUSE_MS = 500;
const REASON_LENGTH = 300;
/** A second file of a name is the way to replace one. */
const DUPLICATES_CURE =
  'let the group take it: Settings > Packages and registries > Duplicate packages, Generic, switch on Allow duplicates, or name the package docs-ci-export-pdf as an exception';

/** A file on its way to GitLab. */
export interface Upload {
  readonly sizeBytes: number;
  readonly open: () => Readable;
  readonly signal: AbortSignal;
}

/** The token goes nowhere else: redirects are not followed. Rejects with HostError; `what` continues "could not". */
export class GitLabJobApi {
  readonly #project: string;
  readonly #token: string;
  readonly #request: GitLabRequest;
  readonly #what: string;

  constructor(env: Environment, request: GitLabRequest, what: string) {
    this.#request = request;
    this.#what = what;
    for (const name of ['CI_API_V4_URL', 'CI_PROJECT_ID', 'CI_PROJECT_URL', 'CI_JOB_TOKEN'])
      if (!env[name]) throw this.refusal(`${name} is not set`);
    this.#project = `${env.CI_API_V4_URL ?? ''}/projects/${encodeURIComponent(env.CI_PROJECT_ID ?? '')}`;
    this.#token = env.CI_JOB_TOKEN ?? '';
  }

  refusal(why: string, options?: ErrorOptions): HostError {
    return new HostError(`could not ${this.#what}: ${why}`, options);
  }

  /** Undefined where there is none. */
  async find(path: string): Promise<unknown> {
    const answer = await this.#ask({ method: 'GET', path });
    return answer.status === 404 ? undefined : this.#read(answer);
  }

  async list<T>(path: string, query: Readonly<Record<string, string>> = {}): Promise<T[]> {
    const all: T[] = [];
    for (let page = '1'; page !== '';) {
      const search = new URLSearchParams({ ...query, per_page: String(PAGE), page });
      const answer = await this.#ask({ method: 'GET', path: `${path}?${search.toString()}` });
      const items = this.#read(answer);
      if (Array.isArray(items)) all.push(...(items as T[]));
      page = answer.headers['x-next-page'] ?? '';
    }
    return all;
  }

  async send(method: string, path: string, json?: unknown): Promise<unknown> {
    return this.#read(await this.#ask({ method, path, json }));
  }

  async upload(path: string, { sizeBytes, open, signal }: Upload): Promise<unknown> {
    const timeoutMs = LEAST_UPLOAD_MS + Math.ceil(sizeBytes / SLOWEST_BYTES_PER_MS);
    const put = () => this.#ask({ method: 'PUT', path, stream: { body: open(), sizeBytes }, signal, timeoutMs });
    const answer = await put();
    if (answer.status < 500) return this.#read(answer);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    return this.#read(await put());
  }

  async #ask({ path, ...wanted }: Omit<Parameters<GitLabRequest>[0], 'url' | 'headers'> & { path: string }) {
    const headers = { 'JOB-TOKEN': this.#token, accept: 'application/json' };
    // What makes something new is not sent twice, and what has been read to its end cannot be.
    const triesLeft = wanted.method === 'POST' || wanted.stream ? 0 : 1;
    for (let left = triesLeft; ; left -= 1) {
      try {
        const answer = await this.#request({ ...wanted, url: this.#project + path, headers });
        if (answer.status < 500 || left === 0) return answer;
      } catch (cause) {
        wanted.signal?.throwIfAborted();
        if (left === 0) throw this.refusal('GitLab did not answer', { cause });
      }
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }

  #read({ status, text }: Awaited<ReturnType<GitLabRequest>>): unknown {
    if (status >= 200 && status < 300) {
      try {
        return text === '' ? undefined : (JSON.parse(text) as unknown);
      } catch (cause) {
        throw this.refusal("GitLab's answer is not JSON", { cause });
      }
    }
    if (status >= 300 && status < 400) throw this.refusal('GitLab redirects, and the job token is sent nowhere else');
    if (status === 401 || status === 403 || status === 404)
      throw this.refusal(
        `the job token may not (HTTP ${status}${saidIn(text)}); whoever starts the pipeline needs the role Developer, a protected tag must allow that role, and the package registry must be switched on`,
      );
    const said = saidIn(text);
    const cure = status === 400 && /duplicate/i.test(said) ? `; ${DUPLICATES_CURE}` : '';
    throw this.refusal(`GitLab answered HTTP ${status}${said}${cure}`);
  }
}

/** Which rule refuses, such as protected packages or duplicates that are switched off, only GitLab's own words tell. */
function saidIn(text: string): string {
  try {
    const { message, error } = JSON.parse(text) as { message?: unknown; error?: unknown };
    const said = message ?? error;
    if (said === undefined) return '';
    return `: ${shorten(logLine(typeof said === 'string' ? said : JSON.stringify(said)), REASON_LENGTH)}`;
  } catch {
    return '';
  }
}
