/** What a maintainer does: takes the repository over, checks it, and prepares a version as releasing.md says. */
import { execFile } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Manifest, ownerOf } from '../../scripts/release/owner.js';
import { repositoryFiles, ROOT } from '../repo/files.js';

export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}

const exec = promisify(execFile);

/** A user without rights, as on a hosted runner. */
const ORDINARY_USER = 65534;
/**
 * These tests run beside nothing else, but on any machine. Jobs give GitHub five seconds for an answer, so a small machine
 * can't play a dozen of them at once.
 */
const PATIENT = ['--testTimeout=300000', '--hookTimeout=300000', '--maxWorkers=2', '--maxConcurrency=2'];
const MAX_OUTPUT_BYTES = 1e9;

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

  /** Sets the owner, unless the repository has one. Either way, the sources are compiled then. */
  async takeOver(owner: string, codeOwner: string): Promise<void> {
    await this.run('git', ['clone', '-q', ROOT, this.clone], this.folder);
    await this.run('git', ['checkout', '-q', '-B', 'main']);
    await this.run('git', ['remote', 'set-url', 'origin', `file://${this.origin}`]);
    await this.run('npm', ['ci', '--loglevel=error']);
    const isUnset = ownerOf(readManifest(this.clone)) === undefined;
    await this.run('npm', ['run', '--silent', ...(isUnset ? ['set-owner', '--', owner, codeOwner] : ['compile'])]);
    if (isUnset) await this.commit('Set the owner');
  }

  /** Runs CI's own tests. A root user runs them as a user without rights. @returns what they printed if one fails */
  async check(args: readonly string[]): Promise<string | undefined> {
    const tools = join(ROOT, '.ci/tools');
    const link = join(this.clone, '.ci/tools');
    if (existsSync(tools) && !existsSync(link)) symlinkSync(tools, link);
    const isRoot = process.getuid?.() === 0;
    const own = async (user: number): Promise<void> => {
      if (isRoot) await this.run('chown', ['-R', `${user}:${user}`, this.folder], this.folder);
    };
    await own(ORDINARY_USER);
    try {
      await exec('npx', ['vitest', 'run', ...PATIENT, ...args], {
        cwd: this.clone,
        env: { ...this.env, HOME: this.folder, npm_config_cache: join(this.folder, 'cache') },
        maxBuffer: MAX_OUTPUT_BYTES,
        ...(isRoot && { uid: ORDINARY_USER, gid: ORDINARY_USER }),
      });
      return undefined;
    } catch (error) {
      const { stdout, stderr } = error as { stdout: string; stderr: string };
      return `${stdout}${stderr}`;
    } finally {
      await own(0);
    }
  }

  /** Commits a version and merges it into main. */
  async prepare(next: string, isWhole: boolean): Promise<void> {
    const { version: previous } = readManifest(this.clone);
    await this.run('npm', ['version', next, '--no-git-tag-version', '--allow-same-version', '--loglevel=error']);
    const changelog = join(this.clone, 'CHANGELOG.md');
    const changes = `## ${next} (2026-12-01)\n\n- What ${next} changes.\n\n`;
    writeFileSync(changelog, readFileSync(changelog, 'utf8').replace(/^## /m, `${changes}## `));
    this.#useMajor(next.replace(/\..*/, ''));
    if (isWhole) {
      for (const script of ['generate', 'build']) await this.run('npm', ['run', '--silent', script]);
    } else {
      // The sources are compiled. Of their bundle, a build would only change the version.
      await this.run('node', ['build/scripts/generate.js']);
      const bundle = join(this.clone, 'dist/index.js');
      const version = new RegExp(`(?<=package_namespaceObject = .*")${previous}(?=")`);
      writeFileSync(bundle, readFileSync(bundle, 'utf8').replace(version, next));
    }
    await this.commit(`Version ${next}`);
    await this.run('git', ['push', '-q', 'origin', 'main']);
  }

  async commit(subject: string): Promise<void> {
    await this.run('git', ['add', '-A']);
    await this.run('git', ['commit', '-q', '-m', subject]);
  }

  async run(program: string, args: readonly string[], cwd = this.clone): Promise<string> {
    const { stdout } = await exec(program, args, { cwd, env: this.env, maxBuffer: MAX_OUTPUT_BYTES });
    return stdout;
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
