/** Fakes the part of GitHub's API that docs-ci uses: deployments, statuses, comments, issues, releases and pull requests. */
import { type FakeResponse, type ApiRequest, type ApiServer, startApiServer } from './api-server.js';
import { Releases } from './github-releases.js';
import { GitHubRepository } from './github-repository.js';
import { GitStore } from './git-store.js';

/** `comment-writes` still allows reading, as `pull-requests: read` does. */
type GitHubFeature = 'deployments' | 'comments' | 'comment-writes' | 'files' | 'releases' | 'issues';
/** Parts of a token's permissions for the files and pull requests of the repository. */
type Access = 'none' | 'read' | 'write';

interface GitHubDeployment {
  readonly id: number;
  readonly asked: Readonly<Record<string, unknown>>;
  readonly statuses: Readonly<Record<string, unknown>>[];
}

interface GitHubComment {
  readonly id: number;
  readonly author: string;
  body: string;
}

interface GitHubIssue {
  readonly number: number;
  readonly author: string;
  title: string;
  body: string;
  state: 'open' | 'closed';
  readonly comments: string[];
  /** Increases with every change. */
  updated: number;
}

interface GitHubFile {
  readonly filename: string;
  readonly status: string;
  readonly previous_filename?: string;
}

interface GitHubApiOptions {
  /** Maps tokens to the logins of their users. */
  readonly tokens?: Readonly<Record<string, string>>;
  /** `owner/name`. */
  readonly repository?: string;
  readonly pullRequest?: number;
  /** REST begins here: at `/api/v3` on GitHub Enterprise Server, whose GraphQL is at `/api/graphql`. */
  readonly prefix?: string;
  /** Runs before every response. It decides when the request is carried out, and what the client receives. */
  readonly gate?: (request: ApiRequest, carryOut: () => FakeResponse) => FakeResponse | Promise<FakeResponse>;
}

/** Holds the URL of the fake (for GITHUB_API_URL), its state, and switches for what it rejects. */
export interface GitHubApi extends Pick<ApiServer, 'requests' | 'close'> {
  readonly url: string;
  readonly token: string;
  readonly deployments: readonly GitHubDeployment[];
  readonly comments: readonly GitHubComment[];
  readonly releases: Releases;
  readonly issues: readonly GitHubIssue[];
  /** The commits, branches and pull requests of the repository. */
  readonly repository: GitHubRepository;
  /** The files that the pull request changes. */
  readonly changedFiles: GitHubFile[];
  addIssue(author: string, title: string, body: string, state?: 'open' | 'closed'): GitHubIssue;
  addComment(author: string, body: string): GitHubComment;
  /** Rejects every later request for the feature with this status. */
  forbid(feature: GitHubFeature, status?: 403 | 404): void;
  /** Limits the token to the `permissions:` of a job. */
  permit(permissions: Readonly<Record<string, string>>): void;
  /** Sets the scopes of classic tokens. */
  limitScopes(scopes: string): void;
  /** Sets the responses of the next requests, one each. */
  answerNext(...answers: readonly FakeResponse[]): void;
}

const STATES = ['error', 'failure', 'inactive', 'in_progress', 'queued', 'pending', 'success'];
/** The features need these `permissions:` of a job for writing. */
const PERMISSIONS = { deployments: 'deployments', comments: 'pull-requests', releases: 'contents', issues: 'issues' };
const BOT = 'github-actions[bot]';

export async function startGitHubApi(options: GitHubApiOptions = {}): Promise<GitHubApi> {
  const { tokens = { 'ghs_test-token': BOT }, repository = 'octo/docs', pullRequest = 7, prefix = '' } = options;
  const world = new World(tokens, repository, pullRequest, prefix);
  const gate = options.gate ?? ((_: ApiRequest, carryOut: () => FakeResponse) => carryOut());
  const server = await startApiServer((request) => gate(request, () => world.answer(request)));
  world.origin = server.origin;
  world.releases.origin = server.origin;
  return {
    url: server.origin + prefix,
    token: Object.keys(tokens)[0] ?? '',
    requests: server.requests,
    close: () => server.close(),
    deployments: world.deployments,
    comments: world.comments,
    releases: world.releases,
    issues: world.issues,
    repository: world.files,
    changedFiles: world.changedFiles,
    addIssue: (author, title, body, state) => world.addIssue(author, title, body, state),
    addComment: (author, body) => world.addComment(author, body),
    forbid: (feature, status = 403) => world.forbidden.set(feature, status),
    permit: (permissions) => world.permit(permissions),
    limitScopes: (scopes) => (world.scopes = scopes),
    answerNext: (...answers) => world.next.push(...answers),
  };
}

class World {
  origin = '';
  readonly deployments: GitHubDeployment[] = [];
  readonly comments: GitHubComment[] = [];
  readonly releases = new Releases();
  readonly issues: GitHubIssue[] = [];
  readonly changedFiles: GitHubFile[] = [{ filename: 'docs/guides/install.mdx', status: 'modified' }];
  readonly forbidden = new Map<GitHubFeature, 403 | 404>();
  readonly files: GitHubRepository;
  readonly #access = new Map<string, Access>();
  readonly next: FakeResponse[] = [];
  scopes = 'repo, gist';
  // GitHub's own IDs need more than 31 bits, too.
  #lastId = 3_000_000_000;

  constructor(
    readonly tokens: Readonly<Record<string, string>>,
    readonly repository: string,
    readonly pullRequest: number,
    readonly prefix: string,
  ) {
    this.files = new GitHubRepository(new GitStore(), repository, () => this.origin);
  }

  addComment(author: string, body: string): GitHubComment {
    const comment = { id: ++this.#lastId, author, body };
    this.comments.push(comment);
    return comment;
  }

  addIssue(author: string, title: string, body: string, state: GitHubIssue['state'] = 'open'): GitHubIssue {
    const issue = { number: this.issues.length + 1, author, title, body, state, comments: [], updated: ++this.#lastId };
    this.issues.push(issue);
    return issue;
  }

  permit(permissions: Readonly<Record<string, string>>): void {
    this.forbidden.clear();
    for (const [feature, permission] of Object.entries(PERMISSIONS))
      if (permissions[permission] !== 'write') this.forbidden.set(feature as keyof typeof PERMISSIONS, 403);
    if (permissions['pull-requests'] === undefined) this.forbidden.set('files', 403);
    for (const name of ['contents', 'pull-requests']) this.#access.set(name, (permissions[name] ?? 'none') as Access);
  }

  answer(request: ApiRequest): FakeResponse {
    const planned = this.next.shift();
    if (planned) return planned;
    // GitHub rejects clients without a User-Agent.
    if (!request.headers['user-agent']) return refused(403, 'Request forbidden by administrative rules.');
    const token = /^(?:token|bearer) (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
    const user = this.tokens[token];
    if (user === undefined) return refused(401, 'Bad credentials');
    const graphql = this.prefix === '' ? '/graphql' : this.prefix.replace(/\/v3$/, '/graphql');
    if (request.method === 'POST' && request.path === graphql) return this.#graphql(request, user);
    if (this.releases.isFor(request)) {
      const forbidden = this.forbidden.get('releases');
      return forbidden ? refused(forbidden, 'Resource not accessible by integration') : this.releases.answer(request);
    }
    const base = `${this.prefix}/repos/${this.repository}/`;
    if (request.method === 'GET' && `${request.path}/` === base)
      return { status: 200, json: { id: 1 }, headers: { 'x-oauth-scopes': this.scopes } };
    if (!request.path.startsWith(base)) return refused(404, 'Not Found');
    const path = request.path.slice(base.length);
    const permission = GitHubRepository.permissionOf(request.method, path);
    if (!permission) return this.#rest(request, path, user);
    const [name, isWrite] = permission;
    const access = this.#access.get(name) ?? 'write';
    if (access === 'none' || (isWrite && access === 'read'))
      return refused(403, 'Resource not accessible by integration');
    return this.files.answer(request, path, user);
  }

  #listFiles(query: URLSearchParams): FakeResponse {
    const perPage = Number(query.get('per_page') ?? 30);
    const start = (Number(query.get('page') ?? 1) - 1) * perPage;
    return { status: 200, json: this.changedFiles.slice(start, start + perPage) };
  }

  #rest({ method, query, body: sent }: ApiRequest, path: string, user: string): FakeResponse {
    const body = fields(sent);
    const commented = this.issues.find(({ number }) => path === `issues/${number}/comments`);
    const isIssue = commented !== undefined || /^issues(\/\d+)?$/.test(path);
    const isFiles = method === 'GET' && path === `pulls/${this.pullRequest}/files`;
    if (isFiles && !this.forbidden.has('files')) return this.#listFiles(query);
    const feature = isFiles
      ? 'files'
      : path.startsWith('deployments')
        ? 'deployments'
        : isIssue
          ? 'issues'
          : 'comments';
    const forbidden =
      this.forbidden.get(feature) ?? (feature === 'comments' ? this.forbidden.get('comment-writes') : undefined);
    if (forbidden)
      return refused(forbidden, forbidden === 403 ? 'Resource not accessible by integration' : 'Not Found');
    if (commented)
      return this.#tooLong(body.body) ?? this.#shown(201, this.#commentOn(commented, user, String(body.body)));
    if (isIssue) return this.#writeIssue(method, path, body, user);
    if (method === 'POST' && path === 'deployments') return this.#createDeployment(body);
    const deployment = /^deployments\/(\d+)\/statuses$/.exec(path)?.[1];
    if (method === 'POST' && deployment) return this.#createStatus(Number(deployment), body);
    if (method === 'POST' && path === `issues/${this.pullRequest}/comments`) {
      return this.#tooLong(body.body) ?? this.#shown(201, this.addComment(user, String(body.body)));
    }
    const comment = this.comments.find(({ id }) => path === `issues/comments/${id}`);
    if (method !== 'PATCH' || !comment) return refused(404, 'Not Found');
    if (comment.author !== user) return refused(403, 'Must have admin rights to Repository.');
    const tooLong = this.#tooLong(body.body);
    if (tooLong) return tooLong;
    comment.body = String(body.body);
    return this.#shown(200, comment);
  }

  #commentOn({ comments }: GitHubIssue, author: string, body: string): GitHubComment {
    comments.push(body);
    return { id: ++this.#lastId, author, body };
  }

  #createDeployment(asked: Record<string, unknown>): FakeResponse {
    if (typeof asked.ref !== 'string' || !/^[0-9a-f]{40}$/.test(asked.ref)) return refused(422, 'No ref found');
    // With the defaults, GitHub would merge the default branch and wait for checks.
    if (asked.auto_merge !== false) return { status: 202, json: { message: 'Auto-merged main into deployed branch.' } };
    if (!Array.isArray(asked.required_contexts) || asked.required_contexts.length > 0) {
      return refused(409, 'Conflict: Commit status checks failed');
    }
    const deployment = { id: ++this.#lastId, asked, statuses: [] };
    this.deployments.push(deployment);
    return { status: 201, json: { id: deployment.id, environment: asked.environment ?? 'production' } };
  }

  #createStatus(id: number, status: Record<string, unknown>): FakeResponse {
    const deployment = this.deployments.find((one) => one.id === id);
    if (!deployment) return refused(404, 'Not Found');
    if (!STATES.includes(String(status.state))) return refused(422, 'state is not included in the list');
    if (typeof status.description === 'string' && status.description.length > 140)
      return refused(422, 'description is too long');
    deployment.statuses.push(status);
    return { status: 201, json: { id: ++this.#lastId, state: status.state } };
  }

  #writeIssue(method: string, path: string, body: Record<string, unknown>, user: string): FakeResponse {
    const tooLong = this.#tooLong(body.body);
    if (tooLong) return tooLong;
    if (typeof body.title !== 'string' || body.title === '' || body.title.length > 256)
      return refused(422, 'Validation Failed');
    const known = this.issues.find(({ number }) => path === `issues/${number}`);
    if (method === 'POST' && path === 'issues')
      return this.#shownIssue(201, this.addIssue(user, body.title, String(body.body)));
    if (method !== 'PATCH' || !known) return refused(404, 'Not Found');
    if (body.state !== undefined && body.state !== 'open' && body.state !== 'closed')
      return refused(422, 'Validation Failed');
    Object.assign(known, { title: body.title, body: body.body, state: body.state ?? known.state });
    known.updated = ++this.#lastId;
    return this.#shownIssue(200, known);
  }

  #shownIssue(status: number, { number, title, body, state }: GitHubIssue): FakeResponse {
    const html_url = `${this.origin}/${this.repository}/issues/${number}`;
    return { status, json: { number, title, body, state, html_url } };
  }

  #listIssues(query: string, { owner, name, after }: Record<string, unknown>, user: string): FakeResponse {
    const size = Number(/issues\(first: (\d+), after: \$after/.exec(query)?.[1] ?? 0);
    if (size < 1 || size > 100) return { status: 200, json: { errors: [{ type: 'EXCESSIVE_PAGINATION' }] } };
    if (this.forbidden.has('issues')) {
      const type = this.forbidden.get('issues') === 403 ? 'FORBIDDEN' : 'NOT_FOUND';
      return { status: 200, json: { data: null, errors: [{ type, message: 'Resource not accessible' }] } };
    }
    if (`${String(owner)}/${String(name)}` !== this.repository)
      return { status: 200, json: { data: { repository: null }, errors: [{ type: 'NOT_FOUND' }] } };
    const newestFirst = /orderBy: \{ field: UPDATED_AT, direction: DESC \}/.test(query);
    const sorted = this.issues.toSorted((a, b) => (newestFirst ? b.updated - a.updated : a.number - b.number));
    const start = Number(after ?? 0);
    const nodes = sorted.slice(start, start + size).map(({ number, body, author, state }) => {
      const url = `${this.origin}/${this.repository}/issues/${number}`;
      const node = { number, body, url, state: state.toUpperCase(), viewerDidAuthor: author === user };
      // GraphQL returns what the query asks for.
      return Object.fromEntries(Object.entries(node).filter(([field]) => fieldsOf(query).includes(field)));
    });
    const end = start + nodes.length;
    const pageInfo = { hasNextPage: end < sorted.length, endCursor: nodes.length > 0 ? String(end) : null };
    return { status: 200, json: { data: { repository: { issues: { nodes, pageInfo } } } } };
  }

  #graphql(request: ApiRequest, user: string): FakeResponse {
    const { query, variables } = fields(request.body);
    const { owner, name, number, after } = fields(variables);
    if (/\bissues\(/.test(String(query))) return this.#listIssues(String(query), fields(variables), user);
    const known = /pullRequest\(number: \$number\)\s*\{\s*comments\(first: 100, after: \$after\)/.test(String(query));
    if (!known)
      return { status: 200, json: { errors: [{ type: 'undefinedField', message: 'the stand-in knows one query' }] } };
    if (this.forbidden.has('comments')) {
      const type = this.forbidden.get('comments') === 403 ? 'FORBIDDEN' : 'NOT_FOUND';
      return {
        status: 200,
        json: { data: null, errors: [{ type, message: 'Resource not accessible by integration' }] },
      };
    }
    if (`${String(owner)}/${String(name)}` !== this.repository || number !== this.pullRequest) {
      return {
        status: 200,
        json: { data: { repository: null }, errors: [{ type: 'NOT_FOUND', message: 'Could not resolve' }] },
      };
    }
    const start = Number(after ?? 0);
    const end = Math.min(start + 100, this.comments.length);
    const nodes = this.comments
      .slice(start, end)
      .map((comment) => ({ url: this.#page(comment), body: comment.body, viewerDidAuthor: comment.author === user }));
    const pageInfo = { hasNextPage: end < this.comments.length, endCursor: nodes.length > 0 ? String(end) : null };
    return { status: 200, json: { data: { repository: { pullRequest: { comments: { nodes, pageInfo } } } } } };
  }

  #tooLong(body: unknown): FakeResponse | undefined {
    if (typeof body === 'string' && body !== '' && body.length <= 65_536) return undefined;
    return refused(422, 'Body is too long (maximum is 65536 characters)');
  }

  #shown(status: number, comment: GitHubComment): FakeResponse {
    return { status, json: { id: comment.id, body: comment.body, html_url: this.#page(comment) } };
  }

  #page({ id }: GitHubComment): string {
    return `${this.origin}/${this.repository}/pull/${this.pullRequest}#issuecomment-${id}`;
  }
}

/** The fields of the nodes that a query asks for. */
function fieldsOf(query: string): string[] {
  return /nodes \{([^}]*)\}/.exec(query)?.[1]?.trim().split(/\s+/) ?? [];
}

function refused(status: number, message: string): FakeResponse {
  return { status, json: { message, documentation_url: 'https://docs.github.com/rest' } };
}

function fields(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
