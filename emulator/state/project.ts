/** Keeps the connected repository in memory: branches, commits and pull requests. */
import { notFound, HttpError } from '../http-error.js';
import { Commits, type Files } from './commits.js';
import type { EmulatorContext } from './context.js';
import { nameOnDisk } from './page-list.js';
import type { Settings } from './settings.js';
import { siteOf, type Site } from './site.js';

/** A branch of the connected repository. A write replaces it. */
interface Branch {
  /** True if the branch cannot be deleted. `protectedWrites` decides whether it can be pushed to. */
  readonly isProtected: boolean;
  /** The id of the latest commit. */
  readonly head: string;
  readonly files: Files;
}

type Branches = ReadonlyMap<string, Branch>;

/** A change of a push. */
interface Operation {
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

/** A merge that was answered, and is carried out later. */
export interface QueuedMerge {
  readonly base: string;
  readonly head: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

export class Project {
  readonly pullRequests: PullRequest[] = [];
  private readonly commits = new Commits();
  private queuedMerges: QueuedMerge[] = [];
  /** The branches after each write that reads may still miss, and after the last write. */
  private states: { readonly at: number; readonly branches: Branches }[];

  constructor(
    private readonly context: EmulatorContext,
    readonly deploymentBranch: string,
  ) {
    const files = new Map([[context.configPath, '{"name":"Documentation","navigation":[]}']]);
    const main = { isProtected: true, head: this.commits.add(files, []), files };
    this.states = [{ at: -Infinity, branches: new Map([[deploymentBranch, main]]) }];
  }

  get branches(): Branches {
    return this.states.at(-1)?.branches ?? new Map<string, Branch>();
  }

  /** The branches as reads see them: without the writes of the last `staleReadsMs`. */
  get visibleBranches(): Branches {
    return this.branchesBefore(this.context.settings.staleReadsMs);
  }

  branch(name: string = this.deploymentBranch): Branch {
    return findBranch(this.branches, name);
  }

  /** Returns a branch as reads see it. */
  visibleBranch(name: string = this.deploymentBranch): Branch {
    return findBranch(this.visibleBranches, name);
  }

  /** Returns the files of the deployment branch as they were some time ago. */
  filesBefore(ms: number): Files {
    return findBranch(this.branchesBefore(ms), this.deploymentBranch).files;
  }

  /** Commits all operations, or none of them if one is invalid. */
  push(branchName: string, operations: readonly Operation[]): string {
    const branch = this.branch(branchName);
    this.rejectProtected(branchName);
    const files = new Map(branch.files);
    for (const operation of operations) applyOperation(files, operation, this.context.settings);
    return this.commit(branchName, files);
  }

  /**
   * Commits changes of another user, such as an edit in the dashboard. Checks nothing and stores the text as it is.
   * @param changes the new content by path; null deletes the file
   */
  edit(changes: Readonly<Record<string, string | null>>, branchName: string = this.deploymentBranch): string {
    const files = new Map(this.branch(branchName).files);
    for (const [path, content] of Object.entries(changes)) {
      if (content === null) files.delete(path);
      else files.set(path, content);
    }
    return this.commit(branchName, files);
  }

  createBranch(name: string, source: string): Branch {
    if (this.branches.has(name)) throw new HttpError(409, `Branch "${name}" already exists`);
    // Git keeps branches as files, so a branch cannot be a folder of another one.
    const taken = [...this.branches.keys()].find(
      (other) => `${name}/`.startsWith(`${other}/`) || `${other}/`.startsWith(`${name}/`),
    );
    if (taken !== undefined) throw new HttpError(422, `Branch "${name}" can't exist next to "${taken}"`);
    const branch = { ...this.branch(source), isProtected: false };
    this.write(name, branch);
    return branch;
  }

  /** Protects a branch as an admin does. */
  protectBranch(name: string): void {
    this.write(name, { ...this.branch(name), isProtected: true });
  }

  /** Deletes a branch and closes its pull requests. */
  deleteBranch(name: string): void {
    if (this.branch(name).isProtected) throw new HttpError(403, `Branch "${name}" is protected`);
    this.write(name, undefined);
    this.closePullRequests(({ base, head }) => base === name || head === name);
  }

  /** Opens a pull request as a user of the Git host does. */
  openPullRequest(head: string, { base = this.deploymentBranch, title = `Merge ${head}` } = {}): PullRequest {
    const number = Math.max(0, ...this.pullRequests.map((request) => request.number)) + 1;
    const request: PullRequest = { number, title, state: 'open', head, base };
    this.pullRequests.push(request);
    return request;
  }

  /** Merges `head` into `base`. Throws a 409 if both changed the same or neighboring lines in different ways. */
  merge(baseName: string, headName: string): { readonly commitSha: string; readonly isMerged: boolean } {
    const [base, head] = [this.branch(baseName), this.branch(headName)];
    const files = this.mergedFiles(baseName, headName);
    if (!files) return { commitSha: base.head, isMerged: false };
    this.closePullRequests((request) => request.base === baseName && request.head === headName);
    const isSquash = this.context.settings.mergeKind === 'squash';
    // Without changes of its own, the base becomes what the head is.
    const isForward = !isSquash && this.commits.isAncestor(base.head, head.head);
    const parents = isSquash ? [base.head] : [base.head, head.head];
    const commitSha = isForward ? head.head : this.commits.add(files, parents);
    this.write(baseName, { ...base, head: commitSha, files: this.commits.filesOf(commitSha) });
    return { commitSha, isMerged: true };
  }

  /** Merges later, or returns false if there is nothing to merge. Throws a 409 if the branches conflict already. */
  queueMerge(base: string, head: string, delayMs: number): boolean {
    if (!this.mergedFiles(base, head)) return false;
    this.queuedMerges.push({ base, head, at: this.context.now() + delayMs });
    return true;
  }

  /** Carries out the merges whose time has come and returns them. A conflict, or a deleted branch, drops the merge. */
  mergeQueued(): QueuedMerge[] {
    const due = this.queuedMerges.filter(({ at }) => at <= this.context.now());
    this.queuedMerges = this.queuedMerges.filter((merge) => !due.includes(merge));
    return due.filter(({ base, head }) => {
      try {
        return this.merge(base, head).isMerged;
      } catch (error) {
        if (error instanceof HttpError) return false;
        throw error;
      }
    });
  }

  /** The branch that was created last. */
  get newestBranch(): string {
    return [...this.branches.keys()].at(-1) ?? this.deploymentBranch;
  }

  /** Returns the site of a branch. Pages outside the navigation are not published. */
  site({ files }: Branch): Site {
    return siteOf(files, this.context.configPath);
  }

  /** Shows all writes so far to reads, as after a long time. */
  settle(): void {
    this.states = [{ at: -Infinity, branches: this.branches }];
  }

  /** Returns undefined if there is nothing to merge. */
  private mergedFiles(baseName: string, headName: string): Files | undefined {
    const [base, head] = [this.branch(baseName).head, this.branch(headName).head];
    this.rejectProtected(baseName);
    if (this.commits.isAncestor(head, base)) return undefined;
    const merged = this.commits.merge(base, head);
    if ('conflict' in merged) throw new HttpError(409, `"${merged.conflict}" was changed on both branches`);
    return merged.files;
  }

  private rejectProtected(name: string): void {
    const { protectedWrites } = this.context.settings;
    if (!this.branch(name).isProtected || protectedWrites === 'allowed') return;
    throw new HttpError(protectedWrites, `Branch "${name}" is protected`);
  }

  private commit(branchName: string, files: Files): string {
    const branch = this.branch(branchName);
    const head = this.commits.add(files, [branch.head]);
    this.write(branchName, { ...branch, head, files });
    return head;
  }

  private write(name: string, branch: Branch | undefined): void {
    const branches = new Map(this.branches);
    if (branch) branches.set(name, branch);
    else branches.delete(name);
    const { staleReadsMs, searchLagMs } = this.context.settings;
    this.states = [
      ...this.states.slice(this.stateBefore(Math.max(staleReadsMs, searchLagMs))),
      { at: this.context.now(), branches },
    ];
  }

  private branchesBefore(ms: number): Branches {
    return this.states[this.stateBefore(ms)]?.branches ?? this.branches;
  }

  private stateBefore(ms: number): number {
    const before = this.context.now() - ms;
    return Math.max(
      0,
      this.states.findLastIndex(({ at }) => at <= before),
    );
  }

  private closePullRequests(isClosed: (request: PullRequest) => boolean): void {
    for (const request of this.pullRequests.filter(isClosed)) request.state = 'closed';
  }
}

function findBranch(branches: Branches, name: string): Branch {
  const branch = branches.get(name);
  if (!branch) throw notFound(`Branch "${name}"`);
  return branch;
}

function applyOperation(files: Map<string, string>, operation: Operation, settings: Settings): void {
  const { type, content = '' } = operation;
  const path = settings.ignoresCase ? nameOnDisk(files, operation.path) : operation.path;
  const { createExisting, updateMissing, deleteMissing, storedText } = settings;
  const isThere = files.has(path);
  if (type === 'create' && isThere && createExisting !== 'overwrite')
    throw new HttpError(createExisting, `"${path}" already exists`);
  if (type === 'update' && !isThere && updateMissing !== 'create')
    throw new HttpError(updateMissing, `"${path}" not found`);
  if (type === 'delete' && !isThere && deleteMissing !== 'ignore')
    throw new HttpError(deleteMissing, `"${path}" not found`);
  if (type === 'delete') files.delete(path);
  else files.set(path, toStoredText(content, storedText));
}

function toStoredText(text: string, storedText: Settings['storedText']): string {
  if (storedText === 'as-sent' || text === '') return text;
  const lines = text.replace(/\r\n?/g, '\n');
  if (storedText === 'lf') return lines;
  const trimmed = lines.replace(/\n+$/, '');
  return storedText === 'one-final-newline' ? `${trimmed}\n` : trimmed;
}
