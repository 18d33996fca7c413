/** Keeps the pull request with edits of pages. */
import { hash } from 'node:crypto';
import {
  type BranchState,
  type EditsRepository,
  type ExistingRequest,
  editsBranchOf,
  keepEditsRequest,
} from '../edits.js';
import { type EditsRequest, HostError, PermissionError, type ProposedEdits } from '../host.js';
import { createGitHubClient, type GitHubClient, type GitHubConnection, rawMessageOf, statusOf } from './client.js';
import {
  comparison,
  fileContent,
  gitBlob,
  gitCommit,
  gitObject,
  gitRef,
  type PullRequest,
  pullRequest,
  pullRequests,
  type Schema,
} from './schemas.js';

const TASK = 'propose the edits as a pull request';
const MAX_REQUESTS = 100;
/** A pull request can have 65,536 characters; a text never has fewer bytes than characters. */
const MAX_BODY_BYTES = 65_000;

/** Rejects with HostError. */
export async function upsertGitHubEdits(connection: GitHubConnection, request: EditsRequest): Promise<ProposedEdits> {
  const { branch: base, commitSha } = connection.runContext;
  if (base === undefined || commitSha === undefined)
    throw new HostError(`couldn't ${TASK}: this job doesn't run for a branch`);
  const { token, signal, slug } = request;
  const permission = 'contents: write, pull-requests: write';
  const client = await createGitHubClient(connection, { token, permission, task: TASK, patient: true });
  return keepEditsRequest(new Repository(client, { base, commitSha, signal, branch: editsBranchOf(slug) }), request);
}

interface Place {
  readonly base: string;
  /** The commit of the run. */
  readonly commitSha: string;
  readonly branch: string;
  readonly signal: AbortSignal;
}

type Call = Parameters<GitHubClient['call']>;
type Send = (...args: Parameters<Call[1]>) => Promise<{ readonly data: unknown }>;

class Repository implements EditsRepository {
  readonly maxBodyBytes = MAX_BODY_BYTES;

  constructor(
    readonly client: GitHubClient,
    readonly place: Place,
  ) {}

  async listRequests(): Promise<ExistingRequest[]> {
    const { base, branch } = this.place;
    const { owner, repo } = this.#repository;
    const listed = await this.#call('repeatable', pullRequests, ({ rest }, request) =>
      rest.pulls.list({
        ...this.#repository,
        state: 'all',
        head: `${owner}:${branch}`,
        base,
        per_page: MAX_REQUESTS,
        request,
      }),
    );
    return listed.filter(({ head }) => head.repo?.full_name === `${owner}/${repo}`).map(toRequest);
  }

  async readCommitted(path: string): Promise<string | undefined> {
    const { commitSha: ref } = this.place;
    const file = await this.#find(fileContent, ({ rest }, request) =>
      rest.repos.getContent({ ...this.#repository, path, ref, request }),
    );
    if (!file) return undefined;
    const { content } = file.size > 0 && file.content === '' ? await this.#readBlob(file.sha) : file;
    return Buffer.from(content, 'base64').toString();
  }

  /** GitHub returns the content of files above 1 MB only here. */
  async #readBlob(file_sha: string): Promise<{ content: string }> {
    return this.#call('repeatable', gitBlob, ({ rest }, request) =>
      rest.git.getBlob({ ...this.#repository, file_sha, request }),
    );
  }

  async readBranch(wanted: ReadonlyMap<string, string>): Promise<BranchState | undefined> {
    const { branch, commitSha } = this.place;
    const basehead = `${commitSha}...${branch}`;
    const compared = await this.#find(comparison, ({ rest }, request) =>
      rest.repos.compareCommitsWithBasehead({ ...this.#repository, basehead, request }),
    );
    if (!compared) return undefined;
    const ref = await this.#find(gitRef, ({ rest }, request) =>
      rest.git.getRef({ ...this.#repository, ref: `heads/${branch}`, request }),
    );
    if (!ref) return undefined;
    const { commits, files, total_commits: count, merge_base_commit: ancestor } = compared;
    const head = commits.at(-1)?.sha ?? ancestor.sha;
    // What was pushed after the comparison isn't known.
    const isWhole = commits.length === count && ref.object.sha === head;
    return {
      head: ref.object.sha,
      messages: isWhole ? commits.map(({ commit }) => commit.message) : undefined,
      isAsWanted:
        files.length === wanted.size &&
        files.every(({ filename, status, sha }) => {
          const text = wanted.get(filename);
          return status === 'modified' && text !== undefined && sha === blobShaOf(text);
        }),
    };
  }

  async writeBranch(wanted: ReadonlyMap<string, string>, message: string, head?: BranchState): Promise<void> {
    const { branch, commitSha } = this.place;
    const parents = head ? [head.head, commitSha] : [commitSha];
    const base = await this.#call('repeatable', gitCommit, ({ rest }, request) =>
      rest.git.getCommit({ ...this.#repository, commit_sha: commitSha, request }),
    );
    const entries = [...wanted].map(([path, content]) => ({ path, mode: '100644', type: 'blob', content }) as const);
    const tree = await this.#call('once', gitObject, ({ rest }, request) =>
      rest.git.createTree({ ...this.#repository, base_tree: base.tree.sha, tree: entries, request }),
    );
    const { sha } = await this.#call('once', gitObject, ({ rest }, request) =>
      rest.git.createCommit({ ...this.#repository, message, tree: tree.sha, parents, request }),
    );
    await (head
      ? this.#call('repeatable', gitRef, ({ rest }, request) =>
          rest.git.updateRef({ ...this.#repository, ref: `heads/${branch}`, sha, force: false, request }),
        )
      : this.#call('once', gitRef, ({ rest }, request) =>
          rest.git.createRef({ ...this.#repository, ref: `refs/heads/${branch}`, sha, request }),
        ));
  }

  async deleteBranch(): Promise<void> {
    const ref = `heads/${this.place.branch}`;
    await this.#send('repeatable', ({ rest }, request) => rest.git.deleteRef({ ...this.#repository, ref, request }));
  }

  async createRequest(title: string, body: string): Promise<ExistingRequest> {
    const { base, branch: head } = this.place;
    try {
      const created = await this.#call('once', pullRequest, ({ rest }, request) =>
        rest.pulls.create({ ...this.#repository, title, body, head, base, request }),
      );
      return toRequest(created);
    } catch (error) {
      if (!/not permitted to create/i.test(rawMessageOf(error))) throw error;
      throw new PermissionError(
        `couldn't ${TASK}: GitHub Actions isn't permitted to create pull requests. In the settings, select Actions → General → "Allow GitHub Actions to create and approve pull requests", or pass another token. Or create a pull request from the branch ${head} yourself`,
        { cause: error },
      );
    }
  }

  async updateBody(pull_number: number, body: string): Promise<void> {
    await this.#send('repeatable', ({ rest }, request) =>
      rest.pulls.update({ ...this.#repository, pull_number, body, request }),
    );
  }

  async close(pull_number: number): Promise<void> {
    await this.#send('repeatable', ({ rest }, request) =>
      rest.pulls.update({ ...this.#repository, pull_number, state: 'closed', request }),
    );
  }

  get #repository(): { owner: string; repo: string } {
    return { owner: this.client.owner, repo: this.client.repo };
  }

  async #send(repetition: Call[0], send: Send): Promise<unknown> {
    this.place.signal.throwIfAborted();
    return (await this.client.call(repetition, send)).data;
  }

  async #call<T>(repetition: Call[0], schema: Schema<T>, send: Send): Promise<T> {
    return this.client.parse(schema, await this.#send(repetition, send));
  }

  /** Resolves to undefined if GitHub responds with 404. */
  async #find<T>(schema: Schema<T>, send: Send): Promise<T | undefined> {
    return this.#call('repeatable', schema, send).catch((error: unknown) => {
      if (statusOf(error) === 404) return undefined;
      throw error;
    });
  }
}

function toRequest({ number, state, merged_at: mergedAt, body, html_url: url }: PullRequest): ExistingRequest {
  const isOpen = state === 'open';
  return { number, state: isOpen ? 'open' : mergedAt ? 'merged' : 'closed', body: body ?? '', url };
}

/** Git's name of a file's content. */
function blobShaOf(text: string): string {
  const bytes = Buffer.from(text);
  return hash('sha1', Buffer.concat([Buffer.from(`blob ${bytes.length}\0`), bytes]), 'hex');
}
