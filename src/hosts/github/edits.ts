/** Keeps the pull request with edits of pages. */
import { hash } from 'node:crypto';
import {
  type BranchState,
  type EditsRepository,
  type ExistingRequest,
  editsBranchOf,
  keepEditsRequest,
  type WantedTexts,
} from '../edits.js';
import { type EditsRequest, PermissionError, type ProposedEdits } from '../host.js';
import { createGitHubClient, type GitHubClient, type GitHubConnection, rawMessageOf, statusOf } from './client.js';
import * as schemas from './schemas.js';

const TASK = 'propose the edits as a pull request';

/** Rejects with HostError. */
export async function upsertGitHubEdits(connection: GitHubConnection, request: EditsRequest): Promise<ProposedEdits> {
  const permission = 'contents: write, pull-requests: write';
  const { token } = request;
  const client = await createGitHubClient(connection, { token, permission, task: TASK, patient: true });
  return keepEditsRequest(new Repository(client, request), request);
}

/** The path is below the repository, and encoded. The parameters are the query of a GET, else JSON. */
type Call = [method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, params?: Readonly<Record<string, unknown>>];

class Repository implements EditsRepository {
  /** A pull request can have 65,536 characters; a text never has fewer bytes than characters. */
  readonly maxBodyBytes = 65_000;
  readonly #branch: string;

  constructor(
    readonly client: GitHubClient,
    readonly request: EditsRequest,
  ) {
    this.#branch = editsBranchOf(request.slug);
  }

  async listRequests(): Promise<ExistingRequest[]> {
    const { owner, repo } = this.client;
    const query = { state: 'all', head: `${owner}:${this.#branch}`, base: this.request.base, per_page: 100 };
    const listed = await this.#send(schemas.pullRequests, 'GET', 'pulls', query);
    return listed.filter(({ source }) => source === `${owner}/${repo}`);
  }

  async readCommitted(path: string): Promise<string | undefined> {
    const query = { ref: this.request.commitSha };
    const file = await this.#find(schemas.fileContent, `contents/${encodeURIComponent(path)}`, query);
    if (!file) return undefined;
    // GitHub returns the content of files above 1 MB only as a blob.
    const isBlob = file.size > 0 && file.content === '';
    const { content } = isBlob ? await this.#send(schemas.gitBlob, 'GET', `git/blobs/${file.sha}`) : file;
    return Buffer.from(content, 'base64').toString();
  }

  async readBranch(wanted: WantedTexts): Promise<BranchState | undefined> {
    const branch = this.#branch;
    const compared = await this.#find(schemas.comparison, `compare/${this.request.commitSha}...${branch}`);
    const ref = compared && (await this.#find(schemas.gitRef, `git/ref/heads/${branch}`));
    if (!ref) return undefined;
    const { commits, files, total_commits: count, merge_base_commit: ancestor } = compared;
    const messages = commits.map(({ commit }) => commit.message);
    // GitHub lists the first 250 commits. One of the others can be by a person, and so is unknown.
    const isListed = commits.length === count;
    const head = isListed ? (commits.at(-1) ?? ancestor).sha : ref.object.sha;
    return {
      head: ref.object.sha,
      messages: head !== ref.object.sha ? undefined : isListed ? messages : [...messages, ''],
      isAsWanted:
        files.length === wanted.size &&
        files.every(({ filename, status, sha }) => {
          const text = wanted.get(filename);
          return status === 'modified' && text !== undefined && sha === blobShaOf(text);
        }),
    };
  }

  async writeBranch(wanted: WantedTexts, message: string, before?: BranchState): Promise<void> {
    const { commitSha } = this.request;
    const base = await this.#send(schemas.gitCommit, 'GET', `git/commits/${commitSha}`);
    const listed = await this.#find(schemas.gitTree, `git/trees/${base.tree.sha}`, { recursive: 1 });
    // The list of a huge repository ends early.
    const modes = new Map(listed?.tree.map(({ path, mode }) => [path, mode]));
    const entries = [...wanted].map(([path, content]) => {
      const mode = modes.get(path) === EXECUTABLE ? EXECUTABLE : '100644';
      return { path, mode, type: 'blob', content };
    });
    const content = { base_tree: base.tree.sha, tree: entries };
    const { sha: tree } = await this.#send(schemas.gitObject, 'POST', 'git/trees', content);
    const parents = before ? [before.head, commitSha] : [commitSha];
    const { sha } = await this.#send(schemas.gitObject, 'POST', 'git/commits', { message, tree, parents });
    const ref = `refs/heads/${this.#branch}`;
    await (before
      ? this.#call('PATCH', `git/${ref}`, { sha, force: false })
      : this.#call('POST', 'git/refs', { ref, sha }));
  }

  async deleteBranch(): Promise<void> {
    await this.#call('DELETE', `git/refs/heads/${this.#branch}`);
  }

  async createRequest(title: string, body: string): Promise<ExistingRequest> {
    const head = this.#branch;
    try {
      return await this.#send(schemas.pullRequest, 'POST', 'pulls', { title, body, head, base: this.request.base });
    } catch (error) {
      if (!/not permitted to create/i.test(rawMessageOf(error))) throw error;
      throw new PermissionError(
        `couldn't ${TASK}: GitHub Actions isn't permitted to create pull requests. In the settings, select Actions → General → "Allow GitHub Actions to create and approve pull requests", or pass another token. Or create a pull request from the branch ${head} yourself`,
        { cause: error },
      );
    }
  }

  updateRequest(number: number, change: 'close' | { readonly body: string }): Promise<ExistingRequest> {
    const params = change === 'close' ? { state: 'closed' } : change;
    return this.#send(schemas.pullRequest, 'PATCH', `pulls/${number}`, params);
  }

  async #call(...[method, path, params]: Call): Promise<unknown> {
    this.request.signal.throwIfAborted();
    const { owner, repo } = this.client;
    const { data } = await this.client.call(method === 'POST' ? 'once' : 'repeatable', (octokit, request) =>
      octokit.request(`${method} /repos/${owner}/${repo}/${path}`, { ...params, request }),
    );
    return data as unknown;
  }

  async #send<T>(schema: schemas.Schema<T>, ...call: Call): Promise<T> {
    return this.client.parse(schema, await this.#call(...call));
  }

  /** Resolves to undefined if GitHub responds with 404. */
  async #find<T>(schema: schemas.Schema<T>, path: string, query?: Call[2]): Promise<T | undefined> {
    return this.#send(schema, 'GET', path, query).catch((error: unknown) => {
      if (statusOf(error) === 404) return undefined;
      throw error;
    });
  }
}

/** Mode of a file in a tree of Git. */
const EXECUTABLE = '100755';

/** Git's name of a file's content. */
function blobShaOf(text: string): string {
  return hash('sha1', `blob ${Buffer.byteLength(text)}\0${text}`, 'hex');
}
