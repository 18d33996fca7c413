/** Keeps the commits of the connected repository with their parents, and merges them. */
import { createHash } from 'node:crypto';
import { mergeLines } from './merge-lines.js';

/** The files of a commit by path. */
export type Files = ReadonlyMap<string, string>;

interface Commit {
  readonly files: Files;
  readonly parents: readonly string[];
  /** Counts the commits, so parents have smaller numbers. */
  readonly number: number;
}

/** The result of a merge: the files, or the first path that both sides changed in different ways. */
type MergeResult = { readonly files: Files } | { readonly conflict: string };

/** The history. It keeps every commit, because any of them may be the base of a later merge. */
export class Commits {
  private readonly commits = new Map<string, Commit>();

  /** Adds a commit and returns its id. */
  add(files: Files, parents: readonly string[]): string {
    const number = this.commits.size + 1;
    const id = createHash('sha1').update(`commit ${number}`).digest('hex');
    this.commits.set(id, { files, parents, number });
    return id;
  }

  filesOf(id: string): Files {
    return this.commit(id).files;
  }

  /** Returns true if a commit is the other one or comes before it. */
  isAncestor(id: string, of: string): boolean {
    return this.ancestorsOf(of).has(id);
  }

  /** Merges the files of two commits, based on the newest commit that both have in their history. */
  merge(ours: string, theirs: string): MergeResult {
    const known = this.ancestorsOf(ours);
    const common = [...this.ancestorsOf(theirs)].filter((id) => known.has(id)).map((id) => this.commit(id));
    const newest = common.sort((a, b) => b.number - a.number)[0];
    return mergeFiles(newest?.files ?? new Map(), this.filesOf(ours), this.filesOf(theirs));
  }

  /** Returns a commit and everything before it. */
  private ancestorsOf(id: string): Set<string> {
    const found = new Set([id]);
    // A set also visits what is added during the loop.
    for (const commit of found) this.commit(commit).parents.forEach((parent) => found.add(parent));
    return found;
  }

  private commit(id: string): Commit {
    const commit = this.commits.get(id);
    if (!commit) throw new Error(`Commit ${id} doesn't exist`);
    return commit;
  }
}

function mergeFiles(ancestor: Files, ours: Files, theirs: Files): MergeResult {
  const files = new Map(ours);
  for (const path of new Set([...ancestor.keys(), ...theirs.keys()])) {
    const [before, mine, other] = [ancestor.get(path), ours.get(path), theirs.get(path)];
    if (other === before || other === mine) continue;
    const merged = mine === before ? other : mergeContent(before, mine, other);
    if (merged === undefined && mine !== before) return { conflict: path };
    if (merged === undefined) files.delete(path);
    else files.set(path, merged);
  }
  return { files };
}

/** Merges a file that both sides changed. Only a file that all three have can be merged. */
function mergeContent(before?: string, mine?: string, other?: string): string | undefined {
  if (before === undefined || mine === undefined || other === undefined) return undefined;
  return mergeLines(before, mine, other);
}
