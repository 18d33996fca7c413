/** Keeps commits and branches as Git does, in memory: names of blobs, ancestors, and what a branch changes. */
import { createHash } from 'node:crypto';

export type Tree = ReadonlyMap<string, string>;

interface StoredCommit {
  readonly sha: string;
  readonly tree: Tree;
  readonly parents: readonly string[];
  readonly message: string;
  /** When it was committed. Tests may change it. */
  at: string;
}

interface FileChange {
  readonly path: string;
  readonly status: 'added' | 'modified' | 'removed';
}

export class GitStore {
  readonly commits = new Map<string, StoredCommit>();
  /** Branch → commit. */
  readonly branches = new Map<string, string>();
  /** Tag → commit. */
  readonly tags = new Map<string, string>();

  /** Adds a commit that no branch has yet. */
  addCommit(tree: Tree, message: string, parents: readonly string[], sha?: string): StoredCommit {
    const content = JSON.stringify([[...tree].sort(), message, parents, this.commits.size]);
    const commit = { sha: sha ?? sha1(content), tree, message, parents, at: '2026-11-23T12:00:00Z' };
    this.commits.set(commit.sha, commit);
    return commit;
  }

  /** Commits files to a branch, as a person or a merge does: undefined deletes one. */
  commit(branch: string, files: Readonly<Record<string, string | undefined>>, message: string, sha?: string): string {
    const before = this.branches.get(branch);
    const tree = new Map(before === undefined ? [] : this.#get(before).tree);
    for (const [path, text] of Object.entries(files)) {
      if (text === undefined) tree.delete(path);
      else tree.set(path, text);
    }
    const commit = this.addCommit(tree, message, before === undefined ? [] : [before], sha);
    this.branches.set(branch, commit.sha);
    return commit.sha;
  }

  /** Creates a branch at the tip of another. */
  fork(branch: string, from: string): void {
    this.branches.set(branch, this.branches.get(from) ?? '');
  }

  /** Merges a branch: one commit with both parents, squashed with one, and what the branch changes. */
  merge(branch: string, head: string, isSquash = false): string {
    const [into = '', from = ''] = [this.branches.get(branch), this.branches.get(head)];
    const tree = new Map(this.#get(into).tree);
    for (const { path, status } of this.changes(into, from)) {
      if (status === 'removed') tree.delete(path);
      else tree.set(path, this.#get(from).tree.get(path) ?? '');
    }
    const { sha } = this.addCommit(tree, `Merge ${head}`, isSquash ? [into] : [into, from]);
    this.branches.set(branch, sha);
    return sha;
  }

  /** Returns the commit of a name: a branch or a SHA. */
  resolve(name: string): StoredCommit | undefined {
    return this.commits.get(this.branches.get(name) ?? name);
  }

  files(branch: string): Record<string, string> {
    return Object.fromEntries(this.resolve(branch)?.tree ?? []);
  }

  isAncestor(ancestor: string, of: string): boolean {
    return this.#ancestors(of).has(ancestor);
  }

  /** Returns a commit that both have, and that is below no other one of these. */
  mergeBase(one: string, other: string): string | undefined {
    const known = this.#ancestors(one);
    const common = [...this.#ancestors(other)].filter((sha) => known.has(sha));
    return common.find((sha) => common.every((above) => above === sha || !this.isAncestor(sha, above)));
  }

  /** Returns the commits of a branch that a commit doesn't have, oldest first. */
  log(from: string, to: string): StoredCommit[] {
    const known = this.#ancestors(from);
    const order = [...this.commits.keys()];
    return [...this.#ancestors(to)]
      .filter((sha) => !known.has(sha))
      .map((sha) => this.#get(sha))
      .sort((a, b) => order.indexOf(a.sha) - order.indexOf(b.sha));
  }

  /** Returns what a branch changes since its common ancestor with a commit. */
  changes(from: string, to: string): FileChange[] {
    const before = this.#get(this.mergeBase(from, to) ?? from).tree;
    const after = this.#get(to).tree;
    return [...new Set([...before.keys(), ...after.keys()])].sort().flatMap((path): FileChange[] => {
      if (before.get(path) === after.get(path)) return [];
      return [{ path, status: !before.has(path) ? 'added' : after.has(path) ? 'modified' : 'removed' }];
    });
  }

  /** Returns the newest commit of a branch that changed a file, or a file of a folder. */
  newest(branch: string, path: string): StoredCommit | undefined {
    const within = ({ tree }: StoredCommit): string =>
      JSON.stringify([...tree].filter(([file]) => file === path || file.startsWith(`${path}/`)).sort());
    let commit = this.resolve(branch);
    while (commit && path !== '') {
      const parent: StoredCommit | undefined =
        commit.parents[0] === undefined ? undefined : this.#get(commit.parents[0]);
      if (within(commit) !== (parent ? within(parent) : '[]')) break;
      commit = parent;
    }
    return commit;
  }

  /** Returns the newest commit of a branch that changed a file. */
  lastChange(branch: string, path: string): string {
    let commit = this.resolve(branch);
    for (;;) {
      const parent: StoredCommit | undefined = commit?.parents
        .map((sha) => this.#get(sha))
        .find(({ tree }) => tree.get(path) === commit?.tree.get(path));
      if (parent === undefined) return commit?.sha ?? '';
      commit = parent;
    }
  }

  #get(sha: string): StoredCommit {
    const commit = this.commits.get(sha);
    if (!commit) throw new Error(`no commit ${sha}`);
    return commit;
  }

  /** Returns the commit and all below it, nearest first. */
  #ancestors(sha: string): Set<string> {
    const found = new Set([sha]);
    for (const one of found) for (const parent of this.#get(one).parents) found.add(parent);
    return found;
  }
}

export function blobSha(text: string): string {
  return sha1(`blob ${Buffer.byteLength(text)}\0${text}`);
}

function sha1(text: string): string {
  return createHash('sha1').update(text).digest('hex');
}
