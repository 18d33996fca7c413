import { createHash } from 'node:crypto';
import { notFound, HttpError } from '../http-error.js';

/** A page or file of a branch, by its path. */
type Files = ReadonlyMap<string, string>;

/** A branch of the connected repository. */
export interface Branch {
  /** Cannot be deleted. */
  isProtected: boolean;
  /** Commit id. */
  head: string;
  files: Files;
  /** What the branch started from: tells its own changes from those of others in a merge. */
  readonly origin: Files;
}

/** One change of a push. */
export interface Operation {
  readonly type: 'create' | 'update' | 'delete';
  readonly path: string;
  readonly content?: string | undefined;
}

interface PullRequest {
  readonly number: number;
  readonly title: string;
  state: 'open' | 'closed';
  readonly head: string;
  readonly base: string;
}

/** Where the configuration is, navigation included. */
export const CONFIG_PATH = 'docs.json';

/** The connected repository, in memory: branches, one commit after another, pull requests. */
export class Project {
  readonly branches = new Map<string, Branch>();
  readonly pullRequests: PullRequest[] = [];
  private commits = 0;

  constructor(readonly deploymentBranch: string) {
    const files = new Map([[CONFIG_PATH, '{"name":"Documentation","navigation":[]}']]);
    this.branches.set(deploymentBranch, { isProtected: true, head: this.commitId(), files, origin: files });
  }

  branch(name: string = this.deploymentBranch): Branch {
    const branch = this.branches.get(name);
    if (!branch) throw notFound(`Branch "${name}"`);
    return branch;
  }

  /** One commit with all operations, or none of them. */
  push(branchName: string, operations: readonly Operation[]): string {
    const branch = this.branch(branchName);
    const files = new Map(branch.files);
    for (const { type, path, content } of operations) {
      if (type === 'create' && files.has(path)) throw new HttpError(409, `"${path}" exists already`);
      if (type !== 'create' && !files.has(path)) throw notFound(`"${path}"`);
      if (type === 'delete') files.delete(path);
      else files.set(path, content ?? '');
    }
    return this.commit(branch, files);
  }

  createBranch(name: string, source: string): Branch {
    if (this.branches.has(name)) throw new HttpError(409, `Branch "${name}" exists already`);
    const { head, files } = this.branch(source);
    const branch = { isProtected: false, head, files, origin: files };
    this.branches.set(name, branch);
    return branch;
  }

  deleteBranch(name: string): void {
    if (this.branch(name).isProtected) throw new HttpError(403, `Branch "${name}" is protected`);
    this.branches.delete(name);
  }

  /** Brings the changes of `head` into `base`; 409 where both changed one path in different ways. */
  merge(baseName: string, headName: string): { readonly commitSha: string; readonly status: 'merged' | 'up-to-date' } {
    const base = this.branch(baseName);
    const head = this.branch(headName);
    const changed = [...new Set([...head.origin.keys(), ...head.files.keys()])].filter(
      (path) => head.files.get(path) !== head.origin.get(path) && head.files.get(path) !== base.files.get(path),
    );
    const conflict = changed.find((path) => base.files.get(path) !== head.origin.get(path));
    if (conflict !== undefined) throw new HttpError(409, `"${conflict}" was changed on both branches`);
    if (changed.length === 0) return { commitSha: base.head, status: 'up-to-date' };
    const files = new Map(base.files);
    for (const path of changed) {
      const content = head.files.get(path);
      if (content === undefined) files.delete(path);
      else files.set(path, content);
    }
    for (const request of this.pullRequests) {
      if (request.base === baseName && request.head === headName) request.state = 'closed';
    }
    return { commitSha: this.commit(base, files), status: 'merged' };
  }

  /** Paths of the pages of a branch, sorted. */
  pagesOf(branch: Branch): string[] {
    return [...branch.files.keys()].filter((path) => /\.mdx?$/.test(path)).sort();
  }

  /** The pages of the published navigation, in its order; a page that is missing there is not published. */
  navigation(): readonly { readonly path: string; readonly title: string }[] {
    const { files } = this.branch();
    const { navigation } = JSON.parse(files.get(CONFIG_PATH) ?? '{}') as { navigation?: { pages: string[] }[] };
    return (navigation ?? [])
      .flatMap(({ pages }) => pages)
      .filter((path) => files.has(path))
      .map((path) => ({ path, title: titleOf(files.get(path) ?? '', path) }));
  }

  private commit(branch: Branch, files: Files): string {
    branch.files = files;
    branch.head = this.commitId();
    return branch.head;
  }

  private commitId(): string {
    this.commits += 1;
    return createHash('sha1').update(`commit ${this.commits}`).digest('hex');
  }
}

/** The title of a page: of its front matter, else its path. */
export function titleOf(content: string, path: string): string {
  return /^title: *"?(.*?)"?$/m.exec(content)?.[1] ?? path;
}

/** The address of a page below the site: its path without the ending, `index` being the folder itself. */
export function sitePathOf(path: string): string {
  return `/${path.replace(/\.mdx?$/, '').replace(/(^|\/)index$/, '')}`;
}
