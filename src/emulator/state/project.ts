/** Keeps the connected repository in memory: branches, commits and pull requests. */
import { createHash } from 'node:crypto';
import { notFound, HttpError } from '../http-error.js';

/** The files of a branch by path. */
type Files = ReadonlyMap<string, string>;

/** A branch of the connected repository. */
export interface Branch {
  /** True if the branch cannot be deleted. */
  isProtected: boolean;
  /** The id of the latest commit. */
  head: string;
  files: Files;
  /** The files that the branch started from. A merge uses them to find the changes of the branch. */
  readonly origin: Files;
}

/** A change of a push. */
export interface Operation {
  readonly type: 'create' | 'update' | 'delete';
  readonly path: string;
  readonly content?: string | undefined;
}

/** A page as readers see it. */
export interface SitePage {
  /** The path in the repository. */
  readonly path: string;
  readonly title: string;
  /** Markdown without front matter. */
  readonly text: string;
}

/** A published site: its name, and its pages in the groups of the navigation. */
export interface Site {
  readonly name: string;
  readonly groups: readonly { readonly title: string; readonly pages: readonly SitePage[] }[];
}

interface PullRequest {
  readonly number: number;
  readonly title: string;
  state: 'open' | 'closed';
  readonly head: string;
  readonly base: string;
}

/** The path of the configuration, which includes the navigation. */
export const CONFIG_PATH = 'docs.json';

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

  /** Commits all operations, or none of them if one is invalid. */
  push(branchName: string, operations: readonly Operation[]): string {
    const branch = this.branch(branchName);
    const files = new Map(branch.files);
    for (const { type, path, content } of operations) {
      if (type === 'create' && files.has(path)) throw new HttpError(409, `"${path}" already exists`);
      if (type !== 'create' && !files.has(path)) throw notFound(`"${path}"`);
      if (type === 'delete') files.delete(path);
      else files.set(path, content ?? '');
    }
    return this.commit(branch, files);
  }

  createBranch(name: string, source: string): Branch {
    if (this.branches.has(name)) throw new HttpError(409, `Branch "${name}" already exists`);
    const { head, files } = this.branch(source);
    const branch = { isProtected: false, head, files, origin: files };
    this.branches.set(name, branch);
    return branch;
  }

  deleteBranch(name: string): void {
    if (this.branch(name).isProtected) throw new HttpError(403, `Branch "${name}" is protected`);
    this.branches.delete(name);
  }

  /** Merges the changes of `head` into `base`. Throws a 409 if both changed the same path differently. */
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

  /** Returns the paths of the pages of a branch, sorted. */
  pagesOf(branch: Branch): string[] {
    return [...branch.files.keys()].filter((path) => /\.mdx?$/.test(path)).sort();
  }

  /** Returns the site of a branch. Pages outside the navigation are not published. */
  site({ files }: Branch): Site {
    const config = JSON.parse(files.get(CONFIG_PATH) ?? '{}') as {
      name?: string;
      navigation?: { group: string; pages: string[] }[];
    };
    const groups = (config.navigation ?? []).map(({ group, pages }) => ({
      title: group,
      pages: pages.flatMap((path) => {
        const content = files.get(path);
        return content === undefined ? [] : [{ path, title: titleOf(content, path), text: textOf(content) }];
      }),
    }));
    return { name: config.name ?? 'Documentation', groups };
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

/** Returns the title in the front matter of a page, or its path. */
export function titleOf(content: string, path: string): string {
  return /^title: *"?(.*?)"?$/m.exec(content)?.[1] ?? path;
}

const FRONT_MATTER = /^---\r?\n.*?\n---(\r?\n|$)/s;

function textOf(content: string): string {
  return content.replace(FRONT_MATTER, '');
}

/** Returns the path of a page on the site: without the extension, and `index` becomes the folder. */
export function sitePathOf(path: string): string {
  return `/${path.replace(/\.mdx?$/, '').replace(/(^|\/)index$/, '')}`;
}
