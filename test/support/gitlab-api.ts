/** GitLab's API as far as docs-ci uses it, on loopback: who a token belongs to, and the notes of a merge request. */
import { GitLabReleases } from './gitlab-releases.js';
import { type ApiAnswer, type ApiRequest, type ApiServer, startApiServer } from './api-server.js';

interface GitLabNote {
  readonly id: number;
  readonly author: { readonly id: number; readonly username: string };
  readonly system: boolean;
  body: string;
}

interface GitLabUser {
  readonly id: number;
  readonly username: string;
  /** False: a token that may read only. */
  readonly mayWrite: boolean;
}

interface GitLabApiOptions {
  /** Token → its user. */
  readonly tokens?: Readonly<Record<string, GitLabUser>>;
  readonly project?: string;
  readonly mergeRequest?: number;
}

/** The address of the stand-in (for CI_API_V4_URL), what it holds, and a way to make it fail. */
export interface GitLabApi extends Pick<ApiServer, 'requests' | 'close'> {
  readonly url: string;
  readonly token: string;
  readonly notes: readonly GitLabNote[];
  readonly releases: GitLabReleases;
  addNote(author: { id: number; username: string }, body: string, more?: { system?: boolean }): GitLabNote;
  /** The next requests get these answers, one each, whatever they ask. */
  answerNext(...answers: readonly ApiAnswer[]): void;
}

const TOKENS = {
  'glpat-test-token': { id: 4001, username: 'project_42_bot', mayWrite: true },
  'glpat-read-token': { id: 4002, username: 'reader', mayWrite: false },
};

export async function startGitLabApi(options: GitLabApiOptions = {}): Promise<GitLabApi> {
  const { tokens = TOKENS, project = '42', mergeRequest = 7 } = options;
  const base = `/api/v4/projects/${project}`;
  const world = new World(tokens, `${base}/merge_requests/${mergeRequest}/notes`, new GitLabReleases(base));
  const server = await startApiServer((request) => world.answer(request));
  return {
    url: `${server.origin}/api/v4`,
    token: Object.keys(tokens)[0] ?? '',
    requests: server.requests,
    close: () => server.close(),
    notes: world.notes,
    releases: world.releases,
    addNote: (author, body, more) => world.add(author, body, more?.system),
    answerNext: (...answers) => world.next.push(...answers),
  };
}

class World {
  readonly notes: GitLabNote[] = [];
  readonly next: ApiAnswer[] = [];
  #lastId = 900;

  constructor(
    readonly tokens: Readonly<Record<string, GitLabUser>>,
    readonly notesPath: string,
    readonly releases: GitLabReleases,
  ) {}

  add({ id, username }: { id: number; username: string }, body: string, system = false): GitLabNote {
    const note = { id: ++this.#lastId, author: { id, username }, system, body };
    this.notes.push(note);
    return note;
  }

  answer(request: ApiRequest): ApiAnswer {
    const planned = this.next.shift();
    if (planned) return planned;
    if (this.releases.isFor(request)) return this.releases.answer(request);
    // The job token may read notes and nothing else here; docs-ci has no use for that.
    const user = this.tokens[String(request.headers['private-token'] ?? '')];
    if (user === undefined) return refused(401, '401 Unauthorized');
    if (request.method === 'GET' && request.path === '/api/v4/user') return { status: 200, json: user };
    if (request.path !== this.notesPath && !request.path.startsWith(`${this.notesPath}/`))
      return refused(404, '404 Not found');
    if (request.method === 'GET') return this.#list(request.query);
    if (!user.mayWrite) return refused(403, '403 Forbidden');
    const body = (request.body as { body?: unknown } | undefined)?.body;
    if (typeof body !== 'string' || body === '') return refused(400, 'body is missing');
    if (body.length > 1_000_000) return refused(400, 'Note is too long (maximum is 1000000 characters)');
    if (request.method === 'POST' && request.path === this.notesPath)
      return { status: 201, json: this.add(user, body) };
    const note = this.notes.find(({ id }) => request.path === `${this.notesPath}/${id}`);
    if (request.method !== 'PUT' || !note) return refused(404, '404 Not found');
    if (note.author.id !== user.id) return refused(403, '403 Forbidden');
    note.body = body;
    return { status: 200, json: note };
  }

  #list(query: URLSearchParams): ApiAnswer {
    const perPage = Math.min(Number(query.get('per_page') ?? 20), 100);
    const page = Number(query.get('page') ?? 1);
    // Newest first unless asked otherwise.
    const sorted = query.get('sort') === 'asc' ? this.notes : this.notes.toReversed();
    const more = page * perPage < sorted.length;
    return {
      status: 200,
      headers: { 'x-page': String(page), 'x-per-page': String(perPage), 'x-next-page': more ? String(page + 1) : '' },
      json: sorted.slice((page - 1) * perPage, page * perPage),
    };
  }
}

function refused(status: number, message: string): ApiAnswer {
  return { status, json: { message } };
}
