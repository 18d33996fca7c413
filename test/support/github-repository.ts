/** Fakes the files, branches and pull requests of a GitHub repository, as strictly as GitHub. */
import type { ApiRequest, FakeResponse } from './api-server.js';
import { blobSha, type GitStore, type Tree } from './git-store.js';

interface PullRequest {
  readonly number: number;
  readonly head: string;
  readonly base: string;
  readonly author: string;
  title: string;
  body: string;
  state: 'open' | 'closed';
  merged_at: string | null;
}

type Body = Readonly<Record<string, unknown>>;

const NOT_FOUND = refused(404, 'Not Found');
const MAX_INLINE_BYTES = 1_000_000;

export class GitHubRepository {
  readonly pulls: PullRequest[] = [];
  /** The commit of the run. Its SHA is known before its files are. */
  readonly trees = new Map<string, Tree>();
  /** Paths of the files that are executable, in every commit. */
  readonly executables = new Set<string>();
  /** Answers as if the setting didn't allow Actions to create pull requests. */
  mayCreatePulls = true;

  constructor(
    readonly git: GitStore,
    readonly name: string,
    readonly origin: () => string,
  ) {}

  /** Returns the permission that a request needs; undefined if the request isn't for this part. */
  static permissionOf(method: string, path: string): readonly [name: string, isWrite: boolean] | undefined {
    const isWrite = method !== 'GET';
    if (/^pulls(\/\d+)?$/.test(path)) return ['pull-requests', isWrite];
    return /^((contents|compare|git)\/|commits$)/.test(path) ? ['contents', isWrite] : undefined;
  }

  addPull(pull: Pick<PullRequest, 'head' | 'base' | 'body'> & Partial<PullRequest>): PullRequest {
    const number = 100 + this.pulls.length;
    const added: PullRequest = { number, author: 'ann', title: '', state: 'open', merged_at: null, ...pull };
    this.pulls.push(added);
    return added;
  }

  /** Merges a pull request, as its button does. */
  mergePull(pull: PullRequest, isSquash?: boolean): void {
    this.git.merge(pull.base, pull.head, isSquash);
    Object.assign(pull, { state: 'closed', merged_at: '2026-11-23T12:00:00Z' });
  }

  answer({ method, query, body: sent }: ApiRequest, path: string, user: string): FakeResponse {
    const body = (sent ?? {}) as Body;
    if (path === 'pulls') return method === 'GET' ? this.#listPulls(query) : this.#createPull(body, user);
    const [, number] = /^pulls\/(\d+)$/.exec(path) ?? [];
    if (number !== undefined) return this.#updatePull(Number(number), body);
    const [, kind = '', rest = ''] = /^(contents|commits|compare|git\/[a-z]+)(?:\/(.*))?$/.exec(path) ?? [];
    const name = decodeURIComponent(rest);
    switch (`${method} ${kind}`) {
      case 'GET contents':
        return this.#readFile(name, query.get('ref') ?? '');
      case 'GET commits':
        return this.#listCommits(query);
      case 'GET compare':
        return this.#compare(name);
      case 'GET git/ref':
        return this.#readRef(name);
      case 'GET git/commits':
        return this.#readCommit(name);
      case 'GET git/blobs':
        return this.#readBlob(name);
      case 'GET git/trees':
        return this.#readTree(name, query);
      case 'POST git/trees':
        return this.#createTree(body);
      case 'POST git/commits':
        return this.#createCommit(body);
      case 'POST git/refs':
        return this.#createRef(body);
      case 'PATCH git/refs':
        return this.#updateRef(name, body);
      case 'DELETE git/refs':
        return this.#deleteRef(name);
      default:
        return NOT_FOUND;
    }
  }

  #listPulls(query: URLSearchParams): FakeResponse {
    const [state, head, base] = ['state', 'head', 'base'].map((name) => query.get(name) ?? undefined);
    const owner = this.name.split('/', 1)[0] ?? '';
    const found = this.pulls
      .filter((pull) => state === 'all' || pull.state === (state ?? 'open'))
      .filter((pull) => head === undefined || head === `${owner}:${pull.head}`)
      .filter((pull) => base === undefined || pull.base === base)
      .toReversed();
    return { status: 200, json: found.slice(0, Number(query.get('per_page') ?? 30)).map((pull) => this.#shown(pull)) };
  }

  #createPull({ title, body, head, base }: Body, author: string): FakeResponse {
    if (!this.mayCreatePulls)
      return refused(403, 'GitHub Actions is not permitted to create or approve pull requests.');
    if (typeof title !== 'string' || title === '' || title.length > 256 || typeof body !== 'string')
      return refused(422, 'Validation Failed');
    if (body.length > 65_536) return refused(422, 'body is too long (maximum is 65536 characters)');
    const [from, to] = [this.git.resolve(String(head)), this.git.resolve(String(base))];
    if (!from || !to) return invalid('PullRequest', 'invalid', 'head');
    if (this.git.log(to.sha, from.sha).length === 0)
      return invalid('PullRequest', 'custom', undefined, `No commits between ${String(base)} and ${String(head)}`);
    if (this.pulls.some((pull) => pull.state === 'open' && pull.head === head && pull.base === base))
      return invalid('PullRequest', 'custom', undefined, `A pull request already exists for octo:${String(head)}.`);
    return {
      status: 201,
      json: this.#shown(this.addPull({ author, title, body, head: String(head), base: String(base) })),
    };
  }

  #updatePull(number: number, { state, body }: Body): FakeResponse {
    const pull = this.pulls.find((one) => one.number === number);
    if (!pull) return NOT_FOUND;
    if (state !== undefined && state !== 'open' && state !== 'closed') return refused(422, 'Validation Failed');
    if (state === 'open' && !this.git.branches.has(pull.head)) return invalid('PullRequest', 'invalid', 'state');
    Object.assign(pull, { ...(state !== undefined && { state }), ...(body !== undefined && { body }) });
    return { status: 200, json: this.#shown(pull) };
  }

  #shown({ number, title, body, state, merged_at, head, base }: PullRequest): object {
    const html_url = `${this.origin()}/${this.name}/pull/${number}`;
    const repo = { full_name: this.name };
    return { number, title, body, state, merged_at, html_url, head: { ref: head, repo }, base: { ref: base, repo } };
  }

  #readFile(path: string, ref: string): FakeResponse {
    const text = this.git.resolve(ref)?.tree.get(path);
    if (text === undefined) return NOT_FOUND;
    const bytes = Buffer.from(text);
    const isInline = bytes.length <= MAX_INLINE_BYTES;
    const [content, encoding] = isInline ? [inLines(bytes.toString('base64')), 'base64'] : ['', 'none'];
    return { status: 200, json: { type: 'file', path, sha: blobSha(text), size: bytes.length, content, encoding } };
  }

  #readBlob(sha: string): FakeResponse {
    for (const { tree } of this.git.commits.values())
      for (const text of tree.values())
        if (blobSha(text) === sha)
          return {
            status: 200,
            json: { sha, encoding: 'base64', content: inLines(Buffer.from(text).toString('base64')) },
          };
    return NOT_FOUND;
  }

  /** Lists only the newest one. */
  #listCommits(query: URLSearchParams): FakeResponse {
    const branch = query.get('sha') ?? 'main';
    if (!this.git.resolve(branch)) return NOT_FOUND;
    if (query.get('per_page') !== '1') return refused(500, 'the stand-in lists one commit');
    const commit = this.git.newest(branch, query.get('path') ?? '');
    const person = { name: 'Ann', date: commit?.at };
    const author = { ...person, date: '2020-01-01T00:00:00Z' };
    return { status: 200, json: commit ? [{ sha: commit.sha, commit: { author, committer: person } }] : [] };
  }

  #compare(basehead: string): FakeResponse {
    const [base = '', head = ''] = basehead.split('...');
    const [from, to] = [this.git.resolve(base), this.git.resolve(head)];
    if (!from || !to) return NOT_FOUND;
    const commits = this.git.log(from.sha, to.sha);
    const files = this.git.changes(from.sha, to.sha).map(({ path, status }) => ({
      filename: path,
      status,
      sha: status === 'removed' ? null : blobSha(to.tree.get(path) ?? ''),
    }));
    return {
      status: 200,
      json: {
        total_commits: commits.length,
        merge_base_commit: { sha: this.git.mergeBase(from.sha, to.sha) },
        commits: commits.slice(0, 250).map(({ sha, message }) => ({ sha, commit: { message } })),
        files: files.slice(0, 300),
      },
    };
  }

  #readRef(name: string): FakeResponse {
    const [, kind, ref = ''] = /^(heads|tags)\/(.+)$/.exec(name) ?? [];
    const sha = (kind === 'tags' ? this.git.tags : this.git.branches).get(ref);
    return sha === undefined
      ? NOT_FOUND
      : { status: 200, json: { ref: `refs/${name}`, object: { type: 'commit', sha } } };
  }

  #readCommit(sha: string): FakeResponse {
    const commit = this.git.commits.get(sha);
    if (!commit) return NOT_FOUND;
    return { status: 200, json: { sha, message: commit.message, tree: { sha: this.#nameTree(commit.tree) } } };
  }

  #nameTree(tree: Tree): string {
    const sha = blobSha(JSON.stringify([...tree].sort()));
    this.trees.set(sha, tree);
    return sha;
  }

  #readTree(sha: string, query: URLSearchParams): FakeResponse {
    const tree = this.trees.get(sha);
    if (!tree || !query.has('recursive')) return NOT_FOUND;
    const entries = [...tree].map(([path, text]) => ({
      path,
      mode: this.#modeOf(path),
      type: 'blob',
      sha: blobSha(text),
    }));
    return { status: 200, json: { sha, tree: entries, truncated: false } };
  }

  #modeOf(path: string): string {
    return this.executables.has(path) ? '100755' : '100644';
  }

  #createTree({ base_tree: base, tree: entries }: Body): FakeResponse {
    const before = this.trees.get(String(base));
    if (!before || !Array.isArray(entries) || entries.length === 0) return refused(422, 'Invalid tree info');
    const tree = new Map(before);
    for (const { path, mode, type, content } of entries as Body[]) {
      const isValid =
        typeof path === 'string' && mode === this.#modeOf(path) && type === 'blob' && typeof content === 'string';
      if (!isValid || path.startsWith('/') || path.split('/').includes('..'))
        return refused(422, 'tree.path contains a malformed path component');
      tree.set(path, content);
    }
    return { status: 201, json: { sha: this.#nameTree(tree) } };
  }

  #createCommit({ message, tree, parents }: Body): FakeResponse {
    const files = this.trees.get(String(tree));
    const known = Array.isArray(parents) && parents.every((sha) => this.git.commits.has(String(sha)));
    if (typeof message !== 'string' || message === '' || !files || !known)
      return refused(422, 'Tree SHA does not exist');
    const { sha } = this.git.addCommit(files, message, parents as string[]);
    return { status: 201, json: { sha, message, tree: { sha: tree } } };
  }

  #createRef({ ref, sha }: Body): FakeResponse {
    const [, branch] = /^refs\/heads\/(.+)$/.exec(String(ref)) ?? [];
    if (branch === undefined || !this.git.commits.has(String(sha))) return refused(422, 'Object does not exist');
    if (this.git.branches.has(branch)) return refused(422, 'Reference already exists');
    const clashes = [...this.git.branches.keys()].some(
      (one) => one.startsWith(`${branch}/`) || branch.startsWith(`${one}/`),
    );
    if (clashes) return refused(422, 'Reference cannot be created: a part of its name is a reference');
    this.git.branches.set(branch, String(sha));
    return { status: 201, json: { ref, object: { type: 'commit', sha } } };
  }

  #updateRef(name: string, { sha, force }: Body): FakeResponse {
    const branch = name.replace(/^heads\//, '');
    const before = this.git.branches.get(branch);
    if (before === undefined) return refused(422, 'Reference does not exist');
    if (!this.git.commits.has(String(sha))) return refused(422, 'Object does not exist');
    if (force === true) throw new Error(`${branch} was pushed by force`);
    if (!this.git.isAncestor(before, String(sha))) return refused(422, 'Update is not a fast forward');
    this.git.branches.set(branch, String(sha));
    return { status: 200, json: { ref: `refs/${name}`, object: { type: 'commit', sha } } };
  }

  /** Deletes a branch, which closes its pull requests. */
  #deleteRef(name: string): FakeResponse {
    const branch = name.replace(/^heads\//, '');
    if (!this.git.branches.delete(branch)) return refused(422, 'Reference does not exist');
    for (const pull of this.pulls) if (pull.head === branch) pull.state = 'closed';
    return { status: 204 };
  }
}

/** GitHub breaks Base64 into lines. */
function inLines(base64: string): string {
  return base64.replaceAll(/.{60}/g, '$&\n');
}

function invalid(resource: string, code: string, field?: string, message?: string): FakeResponse {
  return { status: 422, json: { message: 'Validation Failed', errors: [{ resource, code, field, message }] } };
}

/** Answers as GitHub rejects a request. */
export function refused(status: number, message: string): FakeResponse {
  return { status, json: { message, documentation_url: 'https://docs.github.com/rest' } };
}
