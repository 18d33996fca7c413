/** A repository that clones are made of and pushes go to. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { writeFiles } from '../support/folder.js';

/** Files by path. */
export type Files = Readonly<Record<string, string | Buffer>>;

/** Where a repository is kept, as a bare one on this machine. */
export class Remote {
  readonly #bare: string;
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
    this.#bare = join(folder, 'remote.git');
    git(folder, 'init', '-q', '--bare', '-b', 'main', this.#bare);
    git(this.#bare, 'config', 'receive.advertisePushOptions', 'true');
    git(this.#bare, 'config', 'uploadpack.allowAnySHA1InWant', 'true');
  }

  get url(): string {
    return `file://${this.#bare}`;
  }

  /** Somebody pushes a commit of these files. Returns its hash. */
  push(files: Files): string {
    const clone = mkdtempSync(join(this.#folder, 'clone-'));
    git(clone, 'clone', '-q', this.url, '.');
    git(clone, 'checkout', '-q', '-B', 'main');
    writeFiles(clone, files);
    git(clone, 'add', '-A');
    git(clone, 'commit', '-qm', 'Somebody writes');
    git(clone, 'push', '-q', 'origin', 'main');
    return git(clone, 'rev-parse', 'HEAD').trim();
  }

  /** As actions/checkout does it with what the token may do: one commit deep. @param commit default: the newest one */
  checkOut(workspace: string, contents: 'read' | 'write' | undefined, commit = 'main'): void {
    if (contents === undefined) throw new Error('The token may not read the repository.');
    const tracked = 'refs/remotes/origin/main';
    git(workspace, 'init', '-q');
    git(workspace, 'remote', 'add', 'origin', this.url);
    git(workspace, 'fetch', '-q', '--depth', '1', 'origin', `+${commit}:${tracked}`);
    git(workspace, 'checkout', '-q', '-B', 'main', tracked);
    if (contents === 'read') git(workspace, 'remote', 'set-url', '--push', 'origin', '/the-token-may-not-write');
  }

  /** Of the newest commit of main. */
  read(path: string): string {
    return git(this.#bare, 'show', `main:${path}`);
  }

  /** Subjects of the commits of main, the newest first. */
  get log(): string[] {
    return git(this.#bare, 'log', '--format=%s', 'main').trim().split('\n');
  }
}

function git(cwd: string, ...args: readonly string[]): string {
  const who = ['-c', 'user.name=t', '-c', 'user.email=t@example.com'];
  return execFileSync('git', [...who, ...args], { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}
