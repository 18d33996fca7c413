/** GitLab's part of a release on this machine: the pipelines that pushes to the mirror start, and its catalog. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { Project } from '../platforms/gitlab.js';
import { readUpdates } from '../support/protected-remote.js';

/** GitLab starts no pipeline for more tags than this in one push. */
const MAX_TAGS_PER_PUSH = 4;

export class GitLabSite {
  /** Versions in the catalog, in the order of their releases. */
  readonly catalog: string[] = [];
  #seen = 0;

  constructor(
    readonly repository: string,
    readonly mirror: string,
    readonly folder: string,
  ) {}

  /** Runs the pipelines of all pushes since the last call at once, as GitLab would. @returns the refs that had one */
  async runPipelines(): Promise<string[]> {
    const updates = readUpdates(this.mirror).slice(this.#seen);
    this.#seen += updates.length;
    const isStarted = ({ push }: { push: number }): boolean =>
      updates.filter((one) => one.push === push).length <= MAX_TAGS_PER_PUSH;
    const refs = updates.filter(isStarted).map(({ ref }) => ref);
    await Promise.all(refs.map((ref) => this.#runPipeline(ref)));
    return refs;
  }

  async #runPipeline(ref: string): Promise<void> {
    const folder = mkdtempSync(join(this.folder, 'pipeline-'));
    const git = (...args: readonly string[]): void => void execFileSync('git', args, { cwd: folder, stdio: 'pipe' });
    git('clone', '-q', `file://${this.mirror}`, '.');
    git('checkout', '-q', '-B', 'main', ref.replace('refs/heads/', 'origin/'));
    git('remote', 'set-url', 'origin', `https://gitlab.example.com/${this.repository}.git`);
    const [, tag = ''] = /^refs\/tags\/(.+)$/.exec(ref) ?? [];
    const { code, jobs, log } = await new Project(folder).run(tag === '' ? {} : { CI_COMMIT_TAG: tag });
    if (code !== 0) throw new Error(`The pipeline of ${ref} failed:\n${log}`);
    // The keyword `release` is GitLab's own work, and fails for a release that exists.
    if (jobs['release'] === undefined) return;
    if (this.catalog.includes(tag)) throw new Error(`Release ${tag} already exists.`);
    this.catalog.push(tag);
  }
}
