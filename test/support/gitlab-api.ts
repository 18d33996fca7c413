/** Fakes the part of GitLab's API that docs-ci uses: users of tokens, merge requests and their notes, issues and releases. */
import { GitLabReleases, paged } from './gitlab-releases.js';
import { GitLabRepository, refused } from './gitlab-repository.js';
import { GitStore } from './git-store.js';
import { type ApiRequest, type FakeResponse, type Gate, startApiServer } from './api-server.js';

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
  /** GitLab ignores the wish to reopen a locked issue, and does the rest. */
  discussion_locked: boolean | null;
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
  readonly gate?: Gate;
}

const TOKENS = {
  'glpat-test-token': { id: 4001, username: 'project_42_bot', mayWrite: true },
  'glpat-read-token': { id: 4002, username: 'reader', mayWrite: false },
};

/** The state of the fake, and its URL for CI_API_V4_URL. */
export type GitLabApi = Awaited<ReturnType<typeof startGitLabApi>>;

export async function startGitLabApi(options: GitLabApiOptions = {}) {
  const world = new World(options);
  const gate: Gate = options.gate ?? ((_, carryOut) => carryOut());
  const server = await startApiServer((request) => gate(request, () => world.answer(request)));
  return Object.assign(world, server, { url: `${server.origin}/api/v4` });
}

class World {
  readonly notes: GitLabNote[] = [];
  readonly issues: GitLabIssue[] = [];
  /** The files that the merge request changes. */
  readonly changedFiles: GitLabFile[] = [
    { old_path: 'guides/install.mdx', new_path: 'guides/install.mdx', new_file: false, deleted_file: false },
  ];
  /** The day on which the tokens expire: `YYYY-MM-DD`. */
  expiresAt: string | null = null;
  readonly tokens: Readonly<Record<string, GitLabUser>>;
  readonly releases: GitLabReleases;
  /** The commits, branches and merge requests of the project. */
  readonly repository: GitLabRepository;
  readonly #paths: { readonly notes: string; readonly issues: string };
  readonly #next: FakeResponse[] = [];
  #lastId = 900;

  constructor({ tokens = TOKENS, project = '42', mergeRequest = 7 }: GitLabApiOptions) {
    const base = `/api/v4/projects/${project}`;
    this.tokens = tokens;
    this.releases = new GitLabReleases(base);
    this.repository = new GitLabRepository(new GitStore(), Number(project));
    this.#paths = { notes: `${base}/merge_requests/${mergeRequest}/notes`, issues: `${base}/issues` };
  }

  get token(): string {
    return Object.keys(this.tokens)[0] ?? '';
  }

  /** Sets the responses of the next requests, one each. */
  answerNext(...answers: readonly FakeResponse[]): void {
    this.#next.push(...answers);
  }

  addIssue(
    { id, username }: { id: number; username: string },
    description: string,
    state: GitLabIssue['state'] = 'opened',
    title = 'An issue',
  ): GitLabIssue {
    const iid = this.issues.length + 1;
    const web_url = `https://gitlab.example/g/p/-/issues/${iid}`;
    const issue = {
      iid,
      author: { id, username },
      title,
      description,
      state,
      discussion_locked: null,
      updated: ++this.#lastId,
      web_url,
      notes: [],
    };
    this.issues.push(issue);
    return issue;
  }

  addNote({ id, username }: { id: number; username: string }, body: string, { system = false } = {}): GitLabNote {
    const note = { id: ++this.#lastId, author: { id, username }, system, body };
    this.notes.push(note);
    return note;
  }

  answer(request: ApiRequest): FakeResponse {
    const planned = this.#next.shift();
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
    if (request.method === 'GET' && request.path === this.#paths.issues.replace(/\/issues$/, ''))
      return { status: 200, json: { id: 42, name: 'docs' } };
    const below = request.path.slice(this.#paths.issues.length - 'issues'.length);
    if (GitLabRepository.isFor(below)) {
      if (request.method !== 'GET' && !user.mayWrite) return refused(403, '403 Forbidden');
      return this.repository.answer(request, below);
    }
    if (request.path === this.#paths.issues || request.path.startsWith(`${this.#paths.issues}/`))
      return request.method === 'GET' ? this.#listIssues(request.query) : this.#writeIssue(request, user);
    if (request.method === 'GET' && request.path === this.#paths.notes.replace(/notes$/, 'diffs'))
      return paged(this.changedFiles, request.query);
    if (request.path !== this.#paths.notes && !request.path.startsWith(`${this.#paths.notes}/`))
      return refused(404, '404 Not found');
    if (request.method === 'GET') return this.#list(request.query);
    if (!user.mayWrite) return refused(403, '403 Forbidden');
    const note = this.notes.find(({ id }) => request.path === `${this.#paths.notes}/${id}`);
    if (note && request.method === 'DELETE') {
      if (note.author.id !== user.id) return refused(403, '403 Forbidden');
      this.notes.splice(this.notes.indexOf(note), 1);
      return { status: 204 };
    }
    const body = (request.body as { body?: unknown } | undefined)?.body;
    if (typeof body !== 'string' || body === '') return refused(400, 'body is missing');
    if (body.length > 1_000_000) return refused(400, 'Note is too long (maximum is 1000000 characters)');
    if (request.method === 'POST' && request.path === this.#paths.notes)
      return { status: 201, json: this.addNote(user, body) };
    if (request.method !== 'PUT' || !note) return refused(404, '404 Not found');
    if (note.author.id !== user.id) return refused(403, '403 Forbidden');
    note.body = body;
    return { status: 200, json: note };
  }

  /** Lists only open issues that the user created (`scope`) by default, newest first. */
  #listIssues(query: URLSearchParams): FakeResponse {
    const author = Number(query.get('author_id'));
    const state = query.get('state') ?? 'opened';
    // GitLab's index of descriptions has no words of HTML comments.
    const words = query.get('in') === 'title' ? (query.get('search') ?? '') : query.has('search') ? '\0' : '';
    const found = this.issues
      .filter((issue) => query.get('scope') === 'all' && (!author || issue.author.id === author))
      .filter((issue) => issue.title.includes(words))
      .filter((issue) => state === 'all' || issue.state === state)
      .toSorted((a, b) => (query.get('order_by') === 'updated_at' ? b.updated - a.updated : b.iid - a.iid));
    return paged(found, query);
  }

  #writeIssue(request: ApiRequest, user: GitLabUser): FakeResponse {
    if (!user.mayWrite) return refused(403, '403 Forbidden');
    const commented = this.issues.find(({ iid }) => request.path === `${this.#paths.issues}/${iid}/notes`);
    if (commented && request.method === 'POST') {
      commented.notes.push(String((request.body as { body?: unknown }).body));
      commented.updated = ++this.#lastId;
      return { status: 201, json: { id: this.#lastId } };
    }
    const issue = this.issues.find(({ iid }) => request.path === `${this.#paths.issues}/${iid}`);
    const body = (request.body ?? {}) as Record<string, unknown>;
    const { title = issue?.title, description, state_event: event } = body;
    if (typeof title !== 'string' || title === '' || title.length > 255) return refused(400, 'title is invalid');
    if (typeof description !== 'string' || description.length > 1_048_576)
      return refused(400, 'description is invalid');
    if (request.method === 'POST' && request.path === this.#paths.issues)
      return { status: 201, json: this.addIssue(user, description, 'opened', title) };
    if (request.method !== 'PUT' || !issue) return refused(404, '404 Not found');
    if (event !== undefined && event !== 'reopen' && event !== 'close') return refused(400, 'state_event is invalid');
    Object.assign(issue, { title, description, updated: ++this.#lastId });
    if (event === 'close') issue.state = 'closed';
    if (event === 'reopen' && !issue.discussion_locked) issue.state = 'opened';
    return { status: 200, json: issue };
  }

  #list(query: URLSearchParams): FakeResponse {
    // GitLab sorts the newest first by default.
    return paged(query.get('sort') === 'asc' ? this.notes : this.notes.toReversed(), query);
  }
}
