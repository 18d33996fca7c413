/** Fakes the part of GitHub's API that docs-ci uses: deployments, statuses, comments, issues, releases and pull requests. */
import { type ApiRequest, type FakeResponse, type Gate, pageOf, startApiServer } from './api-server.js';
import { Releases } from './github-releases.js';
import { GitHubRepository, refused } from './github-repository.js';
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
  locked?: boolean;
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
  readonly gate?: Gate;
}

const STATES = ['error', 'failure', 'inactive', 'in_progress', 'queued', 'pending', 'success'];
/** The features need these `permissions:` of a job for writing. */
const PERMISSIONS = { deployments: 'deployments', comments: 'pull-requests', releases: 'contents', issues: 'issues' };
const BOT = 'github-actions[bot]';

/** The state of the fake, its URL for GITHUB_API_URL, and switches for what it rejects. */
export type GitHubApi = Awaited<ReturnType<typeof startGitHubApi>>;

export async function startGitHubApi(options: GitHubApiOptions = {}) {
  const world = new World(options);
  const gate: Gate = options.gate ?? ((_, carryOut) => carryOut());
  const server = await startApiServer((request) => gate(request, () => world.answer(request)));
  world.releases.origin = server.origin;
  return Object.assign(world, server, { url: server.origin + world.prefix });
}

class World {
  origin = '';
  readonly deployments: GitHubDeployment[] = [];
  readonly comments: GitHubComment[] = [];
  readonly releases = new Releases();
  readonly issues: GitHubIssue[] = [];
  /** The files that the pull request changes. */
  readonly changedFiles: GitHubFile[] = [{ filename: 'docs/guides/install.mdx', status: 'modified' }];
  /** The commits, branches and pull requests of the repository. */
  readonly repository: GitHubRepository;
  /** The search has no issue that was updated later. */
  indexed = Infinity;
  /** The scopes of classic tokens. */
  scopes = 'repo, gist';
  readonly tokens: Readonly<Record<string, string>>;
  readonly prefix: string;
  readonly #name: string;
  readonly #pullRequest: number;
  readonly #forbidden = new Map<GitHubFeature, 403 | 404>();
  readonly #access = new Map<string, Access>();
  readonly #next: FakeResponse[] = [];
  // GitHub's own IDs need more than 31 bits, too.
  #lastId = 3_000_000_000;

  constructor({
    tokens = { 'ghs_test-token': BOT },
    repository = 'octo/docs',
    pullRequest = 7,
    prefix = '',
  }: GitHubApiOptions) {
    this.tokens = tokens;
    this.prefix = prefix;
    this.#name = repository;
    this.#pullRequest = pullRequest;
    this.repository = new GitHubRepository(new GitStore(), repository, () => this.origin);
  }

  get token(): string {
    return Object.keys(this.tokens)[0] ?? '';
  }

  /** Rejects every later request for the feature with this status. */
  forbid(feature: GitHubFeature, status: 403 | 404 = 403): void {
    this.#forbidden.set(feature, status);
  }

  /** Sets the responses of the next requests, one each. */
  answerNext(...answers: readonly FakeResponse[]): void {
    this.#next.push(...answers);
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

  /** Limits the token to the `permissions:` of a job. */
  permit(permissions: Readonly<Record<string, string>>): void {
    this.#forbidden.clear();
    for (const [feature, permission] of Object.entries(PERMISSIONS))
      if (permissions[permission] !== 'write') this.#forbidden.set(feature as keyof typeof PERMISSIONS, 403);
    if (permissions['pull-requests'] === undefined) this.#forbidden.set('files', 403);
    for (const name of ['contents', 'pull-requests']) this.#access.set(name, (permissions[name] ?? 'none') as Access);
  }

  answer(request: ApiRequest): FakeResponse {
    const planned = this.#next.shift();
    if (planned) return planned;
    // GitHub rejects clients without a User-Agent.
    if (!request.headers['user-agent']) return refused(403, 'Request forbidden by administrative rules.');
    const token = /^(?:token|bearer) (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
    const user = this.tokens[token];
    if (user === undefined) return refused(401, 'Bad credentials');
    const graphql = this.prefix === '' ? '/graphql' : this.prefix.replace(/\/v3$/, '/graphql');
    if (request.method === 'POST' && request.path === graphql) return this.#graphql(request, user);
    if (this.releases.isFor(request)) {
      const forbidden = this.#forbidden.get('releases');
      return forbidden ? refused(forbidden, 'Resource not accessible by integration') : this.releases.answer(request);
    }
    const base = `${this.prefix}/repos/${this.#name}/`;
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
    return this.repository.answer(request, path, user);
  }

  #rest({ method, query, body: sent }: ApiRequest, path: string, user: string): FakeResponse {
    const body = fields(sent);
    const commented = this.issues.find(({ number }) => path === `issues/${number}/comments`);
    const isIssue = commented !== undefined || /^issues(\/\d+)?$/.test(path);
    const isFiles = method === 'GET' && path === `pulls/${this.#pullRequest}/files`;
    if (isFiles && !this.#forbidden.has('files')) return { status: 200, json: pageOf(this.changedFiles, query, 30) };
    const feature = isFiles
      ? 'files'
      : path.startsWith('deployments')
        ? 'deployments'
        : isIssue
          ? 'issues'
          : 'comments';
    const forbidden =
      this.#forbidden.get(feature) ?? (feature === 'comments' ? this.#forbidden.get('comment-writes') : undefined);
    if (forbidden)
      return refused(forbidden, forbidden === 403 ? 'Resource not accessible by integration' : 'Not Found');
    if (commented?.locked) return refused(403, 'Unable to create comment because issue is locked.');
    if (commented)
      return this.#tooLong(body.body) ?? this.#shown(201, this.#commentOn(commented, user, String(body.body)));
    if (isIssue) return this.#writeIssue(method, path, body, user);
    if (method === 'POST' && path === 'deployments') return this.#createDeployment(body);
    const deployment = /^deployments\/(\d+)\/statuses$/.exec(path)?.[1];
    if (method === 'POST' && deployment) return this.#createStatus(Number(deployment), body);
    if (method === 'POST' && path === `issues/${this.#pullRequest}/comments`) {
      return this.#tooLong(body.body) ?? this.#shown(201, this.addComment(user, String(body.body)));
    }
    const comment = this.comments.find(({ id }) => path === `issues/comments/${id}`);
    if (!['PATCH', 'DELETE'].includes(method) || !comment) return refused(404, 'Not Found');
    if (comment.author !== user) return refused(403, 'Must have admin rights to Repository.');
    if (method === 'DELETE') {
      this.comments.splice(this.comments.indexOf(comment), 1);
      return { status: 204 };
    }
    const tooLong = this.#tooLong(body.body);
    if (tooLong) return tooLong;
    comment.body = String(body.body);
    return this.#shown(200, comment);
  }

  #commentOn(issue: GitHubIssue, author: string, body: string): GitHubComment {
    issue.comments.push(body);
    issue.updated = ++this.#lastId;
    return { id: this.#lastId, author, body };
  }

  #createDeployment(asked: Record<string, unknown>): FakeResponse {
    // A commit, or the one branch of the repository.
    if (typeof asked.ref !== 'string' || !/^(?:[0-9a-f]{40}|main)$/.test(asked.ref))
      return refused(422, 'No ref found');
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
    for (const url of [status.environment_url, status.log_url])
      if (typeof url === 'string' && !/^https?:/.test(url)) return refused(422, 'URL must use http(s) scheme');
    deployment.statuses.push(status);
    return { status: 201, json: { id: ++this.#lastId, state: status.state } };
  }

  #writeIssue(method: string, path: string, body: Record<string, unknown>, user: string): FakeResponse {
    const tooLong = this.#tooLong(body.body);
    if (tooLong) return tooLong;
    const known = this.issues.find(({ number }) => path === `issues/${number}`);
    const { title = known?.title } = body;
    if (typeof title !== 'string' || title === '' || title.length > 256) return refused(422, 'Validation Failed');
    if (method === 'POST' && path === 'issues')
      return this.#shownIssue(201, this.addIssue(user, title, String(body.body)));
    if (method !== 'PATCH' || !known) return refused(404, 'Not Found');
    if (body.state !== undefined && body.state !== 'open' && body.state !== 'closed')
      return refused(422, 'Validation Failed');
    Object.assign(known, { title, body: body.body, state: body.state ?? known.state });
    known.updated = ++this.#lastId;
    return this.#shownIssue(200, known);
  }

  #shownIssue(status: number, { number, title, body, state }: GitHubIssue): FakeResponse {
    const html_url = `${this.origin}/${this.#name}/issues/${number}`;
    return { status, json: { number, title, body, state, html_url } };
  }

  #graphql(request: ApiRequest, user: string): FakeResponse {
    const { query, variables } = fields(request.body);
    const { owner, name, number, after } = fields(variables);
    const text = String(query);
    if (/search\(type: ISSUE, first: 50/.test(text)) return this.#search(text, fields(variables), user);
    const asked = /(\bissues|pullRequest\(number: \$number\)\s*\{\s*comments)\(first: (\d+), after: \$after/.exec(text);
    if (!asked) return graphqlError('undefinedField', 'the stand-in knows two queries');
    const isIssues = asked[1] === 'issues';
    const size = Number(asked[2]);
    if (size < 1 || size > 100) return graphqlError('EXCESSIVE_PAGINATION', 'A page has 1 to 100 records');
    const forbidden = this.#forbidden.get(isIssues ? 'issues' : 'comments');
    if (forbidden)
      return graphqlError(forbidden === 403 ? 'FORBIDDEN' : 'NOT_FOUND', 'Resource not accessible by integration');
    if (`${String(owner)}/${String(name)}` !== this.#name || !(isIssues || number === this.#pullRequest))
      return graphqlError('NOT_FOUND', 'Could not resolve', { repository: null });
    const all = isIssues ? this.#issueNodes(text, user) : this.#commentNodes(user);
    const start = Number(after ?? 0);
    // GraphQL returns what the query asks for.
    const nodes = all
      .slice(start, start + size)
      .map((node) => Object.fromEntries(Object.entries(node).filter(([field]) => fieldsOf(text).includes(field))));
    const end = start + nodes.length;
    const pageInfo = { hasNextPage: end < all.length, endCursor: nodes.length > 0 ? String(end) : null };
    const found = isIssues ? { issues: { nodes, pageInfo } } : { pullRequest: { comments: { nodes, pageInfo } } };
    return { status: 200, json: { data: { repository: found } } };
  }

  /** Each search has an alias and a variable with its words. The index has no issue of the last minutes. */
  #search(text: string, variables: Record<string, unknown>, user: string): FakeResponse {
    if (this.#forbidden.has('issues')) return graphqlError('FORBIDDEN', 'Resource not accessible by integration');
    const searches = [...text.matchAll(/(\w+): search\(type: ISSUE, first: 50, query: \$(\w+)\)/g)];
    const found = searches.map(([, alias = '', variable = '']) => {
      const [, place, words = ''] = /^repo:\S+ is:issue sort:created-asc in:(body|title) "([^"]*)"$/.exec(
        String(variables[variable]),
      ) ?? ['', '', '\0'];
      const indexed = this.issues.filter(({ updated }) => updated <= this.indexed);
      const hits = indexed.filter((issue) => (place === 'body' ? issue.body : issue.title).includes(words));
      const nodes = hits.slice(0, 50).map((issue) => this.#issueNode(issue, user));
      return [alias, { nodes }];
    });
    return { status: 200, json: { data: Object.fromEntries(found) as object } };
  }

  #issueNodes(query: string, user: string): object[] {
    const newestFirst = /orderBy: \{ field: UPDATED_AT, direction: DESC \}/.test(query);
    return this.issues
      .toSorted((a, b) => (newestFirst ? b.updated - a.updated : a.number - b.number))
      .map((issue) => this.#issueNode(issue, user));
  }

  #issueNode({ number, body, author, state }: GitHubIssue, user: string): object {
    const url = `${this.origin}/${this.#name}/issues/${number}`;
    return { number, body, url, state: state.toUpperCase(), viewerDidAuthor: author === user };
  }

  #commentNodes(user: string): object[] {
    return this.comments.map((comment) => {
      return { url: this.#page(comment), body: comment.body, viewerDidAuthor: comment.author === user };
    });
  }

  #tooLong(body: unknown): FakeResponse | undefined {
    if (typeof body === 'string' && body !== '' && body.length <= 65_536) return undefined;
    return refused(422, 'Body is too long (maximum is 65536 characters)');
  }

  #shown(status: number, comment: GitHubComment): FakeResponse {
    return { status, json: { id: comment.id, body: comment.body, html_url: this.#page(comment) } };
  }

  #page({ id }: GitHubComment): string {
    return `${this.origin}/${this.#name}/pull/${this.#pullRequest}#issuecomment-${id}`;
  }
}

/** The fields of the nodes that a query asks for. */
function fieldsOf(query: string): string[] {
  return /nodes \{([^}]*)\}/.exec(query)?.[1]?.trim().split(/\s+/) ?? [];
}

function graphqlError(type: string, message: string, data: object | null = null): FakeResponse {
  return { status: 200, json: { data, errors: [{ type, message }] } };
}

function fields(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
