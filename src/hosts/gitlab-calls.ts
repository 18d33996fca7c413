/** Calls to GitLab's API with a token of the project's own, and errors that name the token that is missing. */
import { HostError, type Environment } from './host.js';

/** Sends one HTTP request and resolves with any answer; header names are lower-case. Follows no redirect. */
export type GitLabRequest = (wanted: {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly json?: unknown;
}) => Promise<{
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly text: string;
}>;

/** What a call needs to know of the job. */
export interface GitLabPlace {
  readonly env: Environment;
  readonly request: GitLabRequest;
}

/** All of it rejects with HostError. */
export interface GitLabCalls {
  /** Sends JSON, resolves to the answer's. */
  write(method: 'POST' | 'PUT', path: string, json: unknown): Promise<unknown>;
  /** Everything of a list, page by page as it is read. `path` has a query already. */
  list<T>(path: string): AsyncGenerator<T, void, undefined>;
  /** Whose token it is. */
  ownId(): Promise<number>;
}

interface Answer {
  readonly json: unknown;
  readonly headers: Readonly<Record<string, string | undefined>>;
}

/**
 * Calls below CI_API_V4_URL, the only place the token is sent to.
 * @param what what they do, as it continues "could not": "write the note on the merge request"
 * @param kind what the job token may not write
 */
export function createGitLabCalls(
  { env, request }: GitLabPlace,
  { token, what, kind }: { token: string; what: string; kind: 'notes' | 'issues' },
): GitLabCalls {
  const base = env.CI_API_V4_URL;
  const refusal = (why: string, cause?: unknown): HostError => new HostError(`could not ${what}: ${why}`, { cause });
  const hint = `set DOCS_CI_GITLAB_TOKEN to a project access token with the scope api and the role ${ROLES[kind]} (the job token may not write ${kind})`;
  if (!base) throw refusal('CI_API_V4_URL is not set');
  // A variable that does not exist is left as the reference it was.
  if (token === '' || token.startsWith('$')) throw refusal(hint);
  const call = async (method: string, path: string, json?: unknown): Promise<Answer> => {
    const headers = { 'PRIVATE-TOKEN': token, accept: 'application/json' };
    const answer = await request({ method, url: base + path, headers, json }).catch((cause: unknown) => {
      throw refusal('GitLab did not answer', cause);
    });
    if (answer.status < 200 || answer.status >= 300) throw refusal(reasonOf(answer.status, hint));
    try {
      return { json: JSON.parse(answer.text), headers: answer.headers };
    } catch (cause) {
      throw refusal("GitLab's answer is not JSON", cause);
    }
  };
  return {
    write: async (method, path, json) => (await call(method, path, json)).json,
    async *list<T>(path: string) {
      for (let page = '1'; page !== '';) {
        const { json, headers } = await call('GET', `${path}&per_page=100&page=${page}`);
        yield* Array.isArray(json) ? (json as T[]) : [];
        page = headers['x-next-page'] ?? '';
      }
    },
    async ownId() {
      const { json } = await call('GET', '/user');
      const id = (json as { id?: number } | null)?.id;
      if (id === undefined) throw refusal('GitLab does not say whose token this is');
      return id;
    },
  };
}

/** The least role that may write it; a Reporter may edit issues of his own. */
const ROLES = { notes: 'Developer', issues: 'Reporter' } as const;

function reasonOf(status: number, hint: string): string {
  if (status === 401) return `GitLab does not accept the token (HTTP 401); ${hint}`;
  if (status === 403 || status === 404) return `the token may not (HTTP ${status}); ${hint}`;
  return `GitLab answered HTTP ${status}`;
}
