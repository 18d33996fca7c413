/** Keeps the pull request with edits of pages. */
import { hash } from 'node:crypto';
import {
  type EditsBranch,
  type EditsRepository,
  type ExistingRequest,
  interrupted,
  keepEditsRequest,
  type WantedTexts,
} from '../edits.js';
import { TextOfPeople } from '../outgoing.js';
import type { Secrets } from '../../text/redact-secrets.js';
import { type EditsRequest, PermissionError, type ProposedEdits } from '../host.js';
import { createGitHubClient, type GitHubClient, type GitHubConnection } from './client.js';
import { ifFound, rawMessageOf } from './octokit-error.js';
import * as schemas from './schemas.js';

const TASK = 'propose the edits as a pull request';

/** Rejects with HostError. */
export async function upsertGitHubEdits(connection: GitHubConnection, request: EditsRequest): Promise<ProposedEdits> {
  const permission = 'contents: write, pull-requests: write';
  const { token, signal } = request;
  const client = await createGitHubClient(connection, { token, signal, permission, task: TASK, patient: true });
  return keepEditsRequest(new Repository(client, connection.secrets, request), request);
}

class Repository implements EditsRepository {
  constructor(
    readonly client: GitHubClient,
    readonly secrets: Secrets,
    readonly request: EditsRequest,
  ) {}

  async listRequests(): Promise<ExistingRequest[]> {
    const { owner, repo } = this.client.repository;
    const { base, branch } = this.request;
    const query = { state: 'all', head: `${owner}:${branch}`, base, per_page: 100 };
    const listed = await this.client.send(schemas.pullRequests, 'GET pulls', query);
    return listed.filter(({ source }) => source === `${owner}/${repo}`);
  }

  async readCommitted(path: string): Promise<string | undefined> {
    const query = { ref: this.request.commitSha };
    const file = await ifFound(
      this.client.send(schemas.fileContent, `GET contents/${encodeURIComponent(path)}`, query),
    );
    if (!file) return undefined;
    // GitHub returns the content of files above 1 MB only as a blob.
    const isBlob = file.size > 0 && file.content === '';
    const { content } = isBlob ? await this.client.send(schemas.gitBlob, `GET git/blobs/${file.sha}`) : file;
    return Buffer.from(content, 'base64').toString();
  }

  async readBranch(wanted: WantedTexts): Promise<EditsBranch> {
    const { branch, commitSha } = this.request;
    const compared = await ifFound(this.client.send(schemas.comparison, `GET compare/${commitSha}...${branch}`));
    const ref = compared && (await ifFound(this.client.send(schemas.gitRef, `GET git/ref/heads/${branch}`)));
    const write = (message: string): Promise<void> => this.#write(wanted, message, ref?.object.sha);
    if (!ref) return { isThere: false, messages: [], isAsWanted: false, isSpent: false, write };
    const { commits, files, total_commits: count, merge_base_commit: ancestor } = compared;
    // GitHub lists the first 250 commits. Any of the others can be by a person.
    const isListed = commits.length === count;
    if (isListed && ref.object.sha !== (commits.at(-1) ?? ancestor).sha) throw interrupted(this.request);
    const isWanted = ({ filename, status, sha }: (typeof files)[number]): boolean =>
      status === 'modified' && sha === blobShaOf(wanted.get(filename));
    return {
      isThere: true,
      messages: [...commits.map(({ commit }) => commit.message), ...(isListed ? [] : [''])],
      isAsWanted: files.length === wanted.size && files.every(isWanted),
      // Each commit to an existing branch also merges the commit of the run.
      isSpent: false,
      write,
    };
  }

  async #write(wanted: WantedTexts, message: string, head?: string): Promise<void> {
    const { branch, commitSha } = this.request;
    const base = await this.client.send(schemas.gitCommit, `GET git/commits/${commitSha}`);
    const listed = await ifFound(this.client.send(schemas.gitTree, `GET git/trees/${base.tree.sha}`, { recursive: 1 }));
    // The list of a huge repository ends early.
    const executables = new Set(listed?.tree.flatMap(({ path, mode }) => (mode === '100755' ? path : [])));
    const modeOf = (path: string): string => (executables.has(path) ? '100755' : '100644');
    const entries = [...wanted].map(([path, content]) => ({ path, mode: modeOf(path), type: 'blob', content }));
    const files = { base_tree: base.tree.sha, tree: entries };
    const { sha: tree } = await this.client.send(schemas.gitObject, 'POST git/trees', files);
    const parents = head === undefined ? [commitSha] : [head, commitSha];
    const { sha } = await this.client.send(schemas.gitObject, 'POST git/commits', { message, tree, parents });
    const ref = `refs/heads/${branch}`;
    if (head === undefined) await this.client.send(schemas.gitRef, 'POST git/refs', { ref, sha });
    else await this.client.send(schemas.gitRef, `PATCH git/${ref}`, { sha, force: false });
  }

  deleteBranch(): Promise<unknown> {
    return this.client.send(schemas.anything, `DELETE git/refs/heads/${this.request.branch}`);
  }

  async createRequest(title: string, body: string): Promise<ExistingRequest> {
    const { base, branch: head } = this.request;
    try {
      return await this.client.send(schemas.pullRequest, 'POST pulls', { title, body, head, base });
    } catch (error) {
      if (!/not permitted to create/i.test(rawMessageOf(error))) throw error;
      throw new PermissionError(
        `couldn't ${TASK}: GitHub Actions isn't permitted to create pull requests. In the settings, select Actions → General → "Allow GitHub Actions to create and approve pull requests", or pass another token. Or create a pull request from the branch ${head} yourself`,
        { cause: error },
      );
    }
  }

  updateRequest(number: number, change: 'close' | { readonly body: string }): Promise<ExistingRequest> {
    const params = change === 'close' ? { state: 'closed' } : { body: new TextOfPeople(change.body) };
    return this.client.send(schemas.pullRequest, `PATCH pulls/${number}`, params);
  }
}

/** Git's name of a file's content. */
function blobShaOf(text: string | undefined): string | undefined {
  return text === undefined ? undefined : hash('sha1', `blob ${Buffer.byteLength(text)}\0${text}`, 'hex');
}
