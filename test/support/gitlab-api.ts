/** Fakes the part of GitLab's API that docs-ci uses: users of tokens, merge requests and their notes, issues and releases. */
import { GitLabReleases } from './gitlab-releases.js';
import { GitLabRepository } from './gitlab-repository.js';
import { GitStore } from './git-store.js';
import { type FakeResponse, type ApiRequest, type ApiServer, startApiServer } from './api-server.js';

interface GitLabNote {
  readonly id: number;
  readonly author: { readonly id: number; readonly username: string };
  readonly system: boolean;
  body: string;
}

interface GitLabIssue {
  readonly iid: number;
  readonly author: { readonly id: number; readonly username: string };
  title: string;
  description: string;
  state: 'opened' | 'closed';
  /** Increases with every change. */
  updated: number;
  readonly web_url: string;
  readonly notes: string[];
}

interface GitLabFile {
  readonly old_path: string;
  readonly new_path: string;
  readonly new_file: boolean;
  readonly deleted_file: boolean;
  readonly renamed_file?: boolean;
}

interface GitLabUser {
  readonly id: number;
  readonly username: string;
  /** Is false for a token that may only read. */
  readonly mayWrite: boolean;
}

interface GitLabApiOptions {
  /** Maps tokens to their users. */
  readonly tokens?: Readonly<Record<string, GitLabUser>>;
  readonly project?: string;
  readonly mergeRequest?: number;
  /** Runs before every response. It decides when the request is carried out, and what the client receives. */
  readonly gate?: (request: ApiRequest, carryOut: () => FakeResponse) => FakeResponse | Promise<FakeResponse>;
}

/** Holds the URL of the fake (for CI_API_V4_URL), its state, and a way to make it fail. */
export interface GitLabApi extends Pick<ApiServer, 'requests' | 'close'> {
  readonly url: string;
  readonly token: string;
  readonly notes: readonly GitLabNote[];
  readonly releases: GitLabReleases;
  readonly issues: readonly GitLabIssue[];
  /** The commits, branches and merge requests of the project. */
  readonly repository: GitLabRepository;
  /** The files that the merge request changes. */
  readonly changedFiles: GitLabFile[];
  addIssue(author: { id: number; username: string }, description: string, state?: 'opened' | 'closed'): GitLabIssue;
  /** Sets the day on which the tokens expire: `YYYY-MM-DD`. */
  expireTokens(day: string): void;
  addNote(author: { id: number; username: string }, body: string, more?: { system?: boolean }): GitLabNote;
  /** Sets the responses of the next requests, one each. */
  answerNext(...answers: readonly FakeResponse[]): void;
}

const TOKENS = {
  'glpat-test-token': { id: 4001, username: 'project_42_bot', mayWrite: true },
  'glpat-read-token': { id: 4002, username: 'reader', mayWrite: false },
};

export async function startGitLabApi(options: GitLabApiOptions = {}): Promise<GitLabApi> {
  const { tokens = TOKENS, project = '42', mergeRequest = 7 } = options;
  const base = `/api/v4/projects/${project}`;
  const paths = { notes: `${base}/merge_requests/${mergeRequest}/notes`, issues: `${base}/issues` };
  const world = new World(
    tokens,
    paths,
    new GitLabReleases(base),
    new GitLabRepository(new GitStore(), Number(project)),
  );
  const gate = options.gate ?? ((_: ApiRequest, carryOut: () => FakeResponse) => carryOut());
  const server = await startApiServer((request) => gate(request, () => world.answer(request)));
  return {
    url: `${server.origin}/api/v4`,
    token: Object.keys(tokens)[0] ?? '',
    requests: server.requests,
    close: () => server.close(),
    notes: world.notes,
    releases: world.releases,
    issues: world.issues,
    repository: world.repository,
    changedFiles: world.changedFiles,
    expireTokens: (day) => (world.expiresAt = day),
    addIssue: (author, description, state) => world.addIssue(author, 'An issue', description, state),
    addNote: (author, body, more) => world.add(author, body, more?.system),
    answerNext: (...answers) => world.next.push(...answers),
  };
}

class World {
  readonly notes: GitLabNote[] = [];
  readonly issues: GitLabIssue[] = [];
  readonly changedFiles: GitLabFile[] = [
    { old_path: 'guides/install.mdx', new_path: 'guides/install.mdx', new_file: false, deleted_file: false },
  ];
  readonly next: FakeResponse[] = [];
  expiresAt: string | null = null;
  #lastId = 900;

  constructor(
    readonly tokens: Readonly<Record<string, GitLabUser>>,
    readonly paths: { readonly notes: string; readonly issues: string },
    readonly releases: GitLabReleases,
    readonly repository: GitLabRepository,
  ) {}

  addIssue(
    { id, username }: { id: number; username: string },
    title: string,
    description: string,
    state: GitLabIssue['state'] = 'opened',
  ): GitLabIssue {
    const iid = this.issues.length + 1;
    const web_url = `https://gitlab.example/g/p/-/issues/${iid}`;
    const issue = {
      iid,
      author: { id, username },
      title,
      description,
      state,
      updated: ++this.#lastId,
      web_url,
      notes: [],
    };
    this.issues.push(issue);
    return issue;
  }

  add({ id, username }: { id: number; username: string }, body: string, system = false): GitLabNote {
    const note = { id: ++this.#lastId, author: { id, username }, system, body };
    this.notes.push(note);
    return note;
  }

  answer(request: ApiRequest): FakeResponse {
    const planned = this.next.shift();
    if (planned) return planned;
    if (this.releases.isFor(request)) return this.releases.answer(request);
    // The job token may only read notes here, which docs-ci doesn't use.
    const user = this.tokens[String(request.headers['private-token'] ?? '')];
    if (user === undefined) return refused(401, '401 Unauthorized');
    if (request.method === 'GET' && request.path === '/api/v4/user') return { status: 200, json: user };
    if (request.method === 'GET' && request.path === '/api/v4/personal_access_tokens/self')
      return {
        status: 200,
        json: { id: 1, scopes: user.mayWrite ? ['api'] : ['read_api'], expires_at: this.expiresAt },
      };
    if (request.method === 'GET' && request.path === this.paths.issues.replace(/\/issues$/, ''))
      return { status: 200, json: { id: 42, name: 'docs' } };
    const below = request.path.slice(this.paths.issues.length - 'issues'.length);
    if (GitLabRepository.isFor(below)) {
      if (request.method !== 'GET' && !user.mayWrite) return refused(403, '403 Forbidden');
      return this.repository.answer(request, below);
    }
    if (request.path === this.paths.issues || request.path.startsWith(`${this.paths.issues}/`))
      return request.method === 'GET' ? this.#listIssues(request.query) : this.#writeIssue(request, user);
    if (request.method === 'GET' && request.path === this.paths.notes.replace(/notes$/, 'diffs'))
      return this.#page(this.changedFiles, request.query);
    if (request.path !== this.paths.notes && !request.path.startsWith(`${this.paths.notes}/`))
      return refused(404, '404 Not found');
    if (request.method === 'GET') return this.#list(request.query);
    if (!user.mayWrite) return refused(403, '403 Forbidden');
    const body = (request.body as { body?: unknown } | undefined)?.body;
    if (typeof body !== 'string' || body === '') return refused(400, 'body is missing');
    if (body.length > 1_000_000) return refused(400, 'Note is too long (maximum is 1000000 characters)');
    if (request.method === 'POST' && request.path === this.paths.notes)
      return { status: 201, json: this.add(user, body) };
    const note = this.notes.find(({ id }) => request.path === `${this.paths.notes}/${id}`);
    if (request.method !== 'PUT' || !note) return refused(404, '404 Not found');
    if (note.author.id !== user.id) return refused(403, '403 Forbidden');
    note.body = body;
    return { status: 200, json: note };
  }

  /** Lists only open issues that the user created (`scope`) by default, newest first. */
  #listIssues(query: URLSearchParams): FakeResponse {
    const author = Number(query.get('author_id'));
    const state = query.get('state') ?? 'opened';
    const found = this.issues
      .filter((issue) => query.get('scope') === 'all' && (!author || issue.author.id === author))
      .filter((issue) => state === 'all' || issue.state === state)
      .toSorted((a, b) => (query.get('order_by') === 'updated_at' ? b.updated - a.updated : b.iid - a.iid));
    return this.#page(found, query);
  }

  #writeIssue(request: ApiRequest, user: GitLabUser): FakeResponse {
    if (!user.mayWrite) return refused(403, '403 Forbidden');
    const commented = this.issues.find(({ iid }) => request.path === `${this.paths.issues}/${iid}/notes`);
    if (commented && request.method === 'POST') {
      commented.notes.push(String((request.body as { body?: unknown }).body));
      return { status: 201, json: { id: ++this.#lastId } };
    }
    const { title, description, state_event: event } = (request.body ?? {}) as Record<string, unknown>;
    if (typeof title !== 'string' || title === '' || title.length > 255) return refused(400, 'title is invalid');
    if (typeof description !== 'string' || description.length > 1_048_576)
      return refused(400, 'description is invalid');
    if (request.method === 'POST' && request.path === this.paths.issues)
      return { status: 201, json: this.addIssue(user, title, description) };
    const issue = this.issues.find(({ iid }) => request.path === `${this.paths.issues}/${iid}`);
    if (request.method !== 'PUT' || !issue) return refused(404, '404 Not found');
    if (event !== undefined && event !== 'reopen' && event !== 'close') return refused(400, 'state_event is invalid');
    Object.assign(issue, { title, description, updated: ++this.#lastId });
    if (event !== undefined) issue.state = event === 'reopen' ? 'opened' : 'closed';
    return { status: 200, json: issue };
  }

  #list(query: URLSearchParams): FakeResponse {
    // GitLab sorts the newest first by default.
    return this.#page(query.get('sort') === 'asc' ? this.notes : this.notes.toReversed(), query);
  }

  #page(sorted: readonly unknown[], query: URLSearchParams): FakeResponse {
    const perPage = Math.min(Number(query.get('per_page') ?? 20), 100);
    const page = Number(query.get('page') ?? 1);
    const more = page * perPage < sorted.length;
    return {
      status: 200,
      headers: { 'x-page': String(page), 'x-per-page': String(perPage), 'x-next-page': more ? String(page + 1) : '' },
      json: sorted.slice((page - 1) * perPage, page * perPage),
    };
  }
}

function refused(status: number, message: string): FakeResponse {
  return { status, json: { message } };
}
