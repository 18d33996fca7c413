/** What a maintainer does: takes the repository over, checks it, and prepares a version as releasing.md says. */
import { execFileSync, spawnSync, type SpawnSyncOptions } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryFiles, ROOT } from '../repo/files.js';

/** The version in package.json of a folder. */
export function readVersion(folder: string): string {
  return (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }).version;
}

/** A user without rights, as on a hosted runner. */
const ORDINARY_USER = 65534;

export class Maintainer {
  readonly clone: string;

  constructor(
    readonly folder: string,
    readonly origin: string,
  ) {
    this.clone = join(folder, 'docs-ci');
  }

  /** Nothing of the run around it, but where programs and the registry are. */
  get env(): NodeJS.ProcessEnv {
    const isKept = (name: string): boolean =>
      /^(PATH|LANG|NODE_EXTRA_CA_CERTS|https?_proxy|no_proxy|npm_config_(registry|cache|userconfig))$/i.test(name);
    const kept = Object.entries(process.env).filter(([name]) => isKept(name));
    const who = { GIT_AUTHOR_NAME: 't', GIT_COMMITTER_NAME: 't', GIT_AUTHOR_EMAIL: 't@t', GIT_COMMITTER_EMAIL: 't@t' };
    return { ...Object.fromEntries(kept), ...who, HOME: process.env.HOME, CI: 'true' };
  }

  takeOver(owner: string, codeOwner: string): void {
    this.run('git', ['clone', '-q', ROOT, this.clone], this.folder);
    this.run('git', ['checkout', '-q', '-B', 'main']);
    this.run('git', ['remote', 'set-url', 'origin', `file://${this.origin}`]);
    this.run('npm', ['ci', '--loglevel=error']);
    this.run('npm', ['run', '--silent', 'set-owner', '--', owner, codeOwner]);
    this.commit('Set the owner');
  }

  /** Runs CI's own tests. A root user runs them as a user without rights. @returns what they printed */
  check(args: readonly string[]): { readonly status: number | null; readonly log: string } {
    const tools = join(ROOT, '.ci/tools');
    if (existsSync(tools) && !existsSync(join(this.clone, '.ci/tools')))
      symlinkSync(tools, join(this.clone, '.ci/tools'));
    const isRoot = process.getuid?.() === 0;
    const own = (user: number): void => void this.run('chown', ['-R', `${user}:${user}`, this.folder], this.folder);
    if (isRoot) own(ORDINARY_USER);
    try {
      const { status, output } = spawnSync('npx', ['vitest', 'run', ...args], {
        cwd: this.clone,
        env: { ...this.env, HOME: this.folder, npm_config_cache: join(this.folder, 'cache') },
        encoding: 'utf8',
        maxBuffer: 1e9,
        ...(isRoot && { uid: ORDINARY_USER, gid: ORDINARY_USER }),
      });
      return { status, log: output.join('') };
    } finally {
      if (isRoot) own(0);
    }
  }

  /** Commits a version and merges it into main. */
  prepare(next: string, isWhole: boolean): void {
    const previous = readVersion(this.clone);
    this.run('npm', ['version', next, '--no-git-tag-version', '--loglevel=error']);
    const changelog = join(this.clone, 'CHANGELOG.md');
    const changes = `## ${next} (2026-12-01)\n\n- What ${next} changes.\n\n`;
    writeFileSync(changelog, readFileSync(changelog, 'utf8').replace(/^## /m, `${changes}## `));
    this.#useMajor(next.replace(/\..*/, ''));
    if (isWhole) {
      for (const script of ['generate', 'build']) this.run('npm', ['run', '--silent', script]);
    } else {
      // The sources are compiled. Of their bundle, a build would only change the version.
      this.run('node', ['build/scripts/generate.js']);
      const bundle = join(this.clone, 'dist/index.js');
      const version = new RegExp(`(?<=package_namespaceObject = .*")${previous}(?=")`);
      writeFileSync(bundle, readFileSync(bundle, 'utf8').replace(version, next));
    }
    this.commit(`Version ${next}`);
    this.run('git', ['push', '-q', 'origin', 'main']);
  }

  commit(subject: string): void {
    this.run('git', ['add', '-A']);
    this.run('git', ['commit', '-q', '-m', subject]);
  }

  run(program: string, args: readonly string[], cwd = this.clone): string {
    const options: SpawnSyncOptions = { cwd, env: this.env, stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 1e9 };
    return execFileSync(program, [...args], options).toString();
  }

  /** The examples name the major version. */
  #useMajor(major: string): void {
    for (const path of repositoryFiles(/\.(md|ya?ml)$/).filter((one) => !/^(test|dist|CHANGELOG)/.test(one))) {
      const file = join(this.clone, path);
      const before = readFileSync(file, 'utf8');
      const after = before.replaceAll(/(?<=\/docs-ci(?:\/[a-z/-]+)?@v)\d+\b(?!\.)/g, major);
      if (after !== before) writeFileSync(file, after);
    }
  }
}
