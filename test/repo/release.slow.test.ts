/** Tests the release scripts in temporary repositories: what stops a release, which tags it sets, and the owner. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { renderAll } from '../../scripts/generator/render-all.js';
import { runRelease } from '../../scripts/release/commands.js';
import { type Manifest, packageNameOf, repositoryOf } from '../../scripts/release/owner.js';
import { planRelease } from '../../scripts/release/plan.js';
import { setOwner } from '../../scripts/release/set-owner.js';
import { git } from '../../scripts/release/state.js';
import { createFolder, removeFolder, temporaryFolder } from '../support/folder.js';
import { NEEDS, skipUnless } from '../support/tools.js';
import { repositoryFiles, ROOT } from './files.js';

/** The part of the repository that the scripts read. */
const PRODUCT = repositoryFiles(/^(?!(dist|test)\/)(?!.*\.(png|pdf)$)/);

const NO_OWNER = 'OWNER';
const PLACEHOLDER = new RegExp(`${NO_OWNER}/docs-ci|@${NO_OWNER}\\b`);

interface Repository {
  readonly root: string;
  readonly write: (path: string, change: (text: string) => string) => void;
  readonly commit: () => string;
  /** Runs a release command. */
  release(command: string, workflowRepository?: string): { code: number; out: string; err: string };
  /** Returns the tags of the remote and their commits. */
  tags(): Record<string, string>;
}

/** Holds what tests copy: `template`, and a folder for each owner. */
const folders = createFolder();
/** Contains a clone without an owner and its remote, but no dist. */
const template = join(folders, 'template');

skipUnless(NEEDS.git);

beforeAll(() => {
  // A hook runs before tests are skipped.
  if (!NEEDS.git.found) return undefined;
  const root = join(template, 'clone');
  const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Manifest;
  for (const path of PRODUCT) {
    const text = readFileSync(join(ROOT, path), 'utf8')
      .replaceAll(packageNameOf(repositoryOf(manifest)), `@${NO_OWNER}/docs-ci`)
      .replaceAll(repositoryOf(manifest), `${NO_OWNER}/docs-ci`);
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  execFileSync('git', ['init', '-q', '--bare', join(template, 'remote.git')]);
  execFileSync('git', ['init', '-q', '-b', 'main', root]);
  git(root, 'remote', 'add', 'origin', '../remote.git');
  for (const [name, value] of Object.entries({
    'user.name': 't',
    'user.email': 't@example.com',
    'core.fsync': 'none',
  })) {
    git(root, 'config', name, value);
  }
  git(root, 'add', '-A');
  git(root, 'commit', '-qm', 'Start');
  return () => removeFolder(folders);
});

function createRepository(from = template, folder = temporaryFolder()): Repository {
  cpSync(from, folder, { recursive: true });
  const root = join(folder, 'clone');
  const write: Repository['write'] = (path, change) => {
    const file = join(root, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, change(existsSync(file) ? readFileSync(file, 'utf8') : ''));
  };
  return {
    root,
    write,
    commit: () => {
      git(root, 'add', '-A');
      git(root, 'commit', '-qm', 'Change');
      return git(root, 'rev-parse', 'HEAD');
    },
    release(command, workflowRepository) {
      let [out, err] = ['', ''];
      const code = runRelease([command], {
        root,
        remote: 'origin',
        workflowRepository,
        stdout: (text) => (out += text),
        stderr: (text) => (err += text),
      });
      return { code, out, err };
    },
    tags() {
      const lines = git(root, 'ls-remote', '--tags', 'origin').split('\n').filter(Boolean);
      return Object.fromEntries(lines.map((line) => line.split('\trefs/tags/').reverse() as [string, string]));
    },
  };
}

/** Commits every change that a maintainer makes for a version. */
async function commitVersion({ root, write, commit }: Repository, version: string): Promise<string> {
  for (const path of ['package.json', 'package-lock.json']) {
    write(path, (text) => text.replace(/"version": ".*?"/, `"version": "${version}"`));
  }
  write('package-lock.json', (text) =>
    text.replace(/("packages": \{\s*"": \{[^}]*?"version": )".*?"/, `$1"${version}"`),
  );
  write('dist/cli.js', () => `console.log('${version}');\n`);
  write('CHANGELOG.md', (text) => text.replace(/^## /m, `## ${version} (2026-12-01)\n\n- All of ${version}\n\n## `));
  for (const [path, text] of await renderAll(root)) write(path, () => text);
  return commit();
}

const releasable = new Map<string, Promise<string>>();

/** Creates a repository that can be released as 1.0.0. What this takes is done once for each owner. */
async function releasableRepository(owner = 'ann'): Promise<Repository> {
  const made = releasable.get(owner) ?? makeReleasable(owner);
  releasable.set(owner, made);
  return createRepository(await made);
}

async function makeReleasable(owner: string): Promise<string> {
  const folder = join(folders, owner);
  const repo = createRepository(template, folder);
  setOwner(repo.root, { owner, codeOwner: owner });
  await commitVersion(repo, '1.0.0');
  return folder;
}

describe('release commands', () => {
  test('refuses a release while the owner is unset, and sets no tag', async () => {
    const repo = createRepository();
    repo.write('package.json', (text) => text.replace('"type": "module",', '"type": "module",\n  "private": true,'));
    await commitVersion(repo, '1.0.0');
    for (const command of ['check', 'tag', 'move-major']) {
      const { code, out, err } = repo.release(command);
      expect({ code, out }).toEqual({ code: 1, out: '' });
      expect(err).toContain('- The owner is unset. Run npm run set-owner -- <owner>.\n- package.json is private');
    }
    expect(repo.tags()).toEqual({});
  });

  test('prints the release and its notes, sets the version tag, and moves the major tag last', async () => {
    const repo = await releasableRepository();
    const head = git(repo.root, 'rev-parse', 'HEAD');
    const output = 'name=@ann/docs-ci\nversion=1.0.0\ntag=v1.0.0\nmajor-tag=v1\nnpm-tag=latest\n';
    expect(repo.release('check', 'ann/docs-ci')).toEqual({ code: 0, out: output, err: '' });
    expect(repo.release('notes').out).toBe('- All of 1.0.0\n');
    expect(() => repo.release('move-major')).toThrow('v1.0.0 is not set yet');
    repo.release('tag');
    expect(repo.tags()).toEqual({ 'v1.0.0': head });
    repo.release('move-major');
    expect(repo.tags()).toEqual({ 'v1.0.0': head, v1: head });
  });

  test('refuses to release a version that is already published', async () => {
    const repo = await releasableRepository();
    repo.release('tag');
    repo.write('LICENSE', (text) => `${text}\n`);
    repo.commit();
    expect(repo.release('tag').err).toMatch(/- v1\.0\.0 already exists at [0-9a-f]{40}\. Raise the version\./);
  });

  test.each<[string, string, (repo: Repository) => void]>([
    [
      'a component of another version',
      'templates/trigger-deploy.yml installs @ann/docs-ci@0.9.0, not',
      (repo) => repo.write('templates/trigger-deploy.yml', (text) => text.replace('docs-ci@1.0.0', 'docs-ci@0.9.0')),
    ],
    [
      'a dist of another version',
      'dist/cli.js says 0.9.0, not 1.0.0',
      (repo) => repo.write('dist/cli.js', () => "console.log('0.9.0');\n"),
    ],
    [
      'a lock of another version',
      "package-lock.json isn't from @ann/docs-ci 1.0.0",
      (repo) => repo.write('package-lock.json', (text) => text.replace('"version": "1.0.0"', '"version": "0.9.0"')),
    ],
    [
      'changes without a date',
      'CHANGELOG.md has no section "## 1.0.0',
      (repo) => repo.write('CHANGELOG.md', (text) => text.replace('(2026-12-01)', '(unreleased)')),
    ],
    [
      'pages for another major',
      'The pages use @v2, but 1.0.0 is v1',
      (repo) => repo.write('README.md', (text) => text.replace('trigger-deploy@v1', 'trigger-deploy@v2')),
    ],
    [
      'another repository',
      'package.json: the name is @ann/docs-ci, but for bob/docs-ci npm needs @bob/docs-ci.',
      (repo) => repo.write('package.json', (text) => text.replace('github.com/ann', 'github.com/bob')),
    ],
    [
      'an invalid version',
      "package.json: 1.0 isn't a valid semantic version",
      (repo) => repo.write('package.json', (text) => text.replace('"version": "1.0.0"', '"version": "1.0"')),
    ],
  ])('refuses a release with %s', async (_, problem, change) => {
    const repo = await releasableRepository();
    change(repo);
    repo.commit();
    const { code, err } = repo.release('check');
    expect(err).toContain(problem);
    expect(code).toBe(1);
  });

  test('releases an owner with capitals as GitHub spells it, and the package in lower case', async () => {
    const repo = await releasableRepository('Ann-Docs');
    const { code, out, err } = repo.release('check', 'Ann-Docs/docs-ci');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('name=@ann-docs/docs-ci\n');
    const read = (path: string): string => readFileSync(join(repo.root, path), 'utf8');
    expect(read('package.json')).toContain('git+https://github.com/Ann-Docs/docs-ci.git');
    expect(read('README.md')).toContain('uses: Ann-Docs/docs-ci');
    expect(read('README.md')).toContain('\n[![CI](https://github.com/Ann-Docs/docs-ci/actions/');
    expect(read('README.md')).not.toContain('owner is');
    expect(read('templates/check.yml')).toContain('@ann-docs/docs-ci@1.0.0');
    // npm would reject the provenance of the package, after the version tag is set.
    expect(repo.release('check', 'ann-docs/docs-ci').err).toContain(
      'This is ann-docs/docs-ci, but releases are made in Ann-Docs/docs-ci.',
    );
  });

  test('refuses an owner with capitals in the name of the package, which npm would reject', async () => {
    const repo = await releasableRepository('Ann-Docs');
    for (const path of ['package.json', 'package-lock.json'])
      repo.write(path, (text) => text.replaceAll('@ann-docs/', '@Ann-Docs/'));
    repo.commit();
    expect(repo.release('tag').err).toContain('but for Ann-Docs/docs-ci npm needs @ann-docs/docs-ci.');
    expect(repo.tags()).toEqual({});
  });

  test('refuses a release with uncommitted changes or in a fork', async () => {
    const repo = await releasableRepository();
    repo.write('LICENSE', () => '');
    expect(repo.release('check', 'bob/docs-ci').err.split('\n').slice(1)).toEqual([
      '- This is bob/docs-ci, but releases are made in ann/docs-ci.',
      '- The work tree has uncommitted changes.',
      '',
    ]);
  });

  test.each([[''], ['publish'], ['constructor']])('rejects the unknown release command %j', (command) => {
    let err = '';
    const options = { root: ROOT, remote: 'origin', workflowRepository: undefined, stdout: () => undefined };
    expect(runRelease([command], { ...options, stderr: (text) => (err += text) })).toBe(2);
    expect(err).toBe('release: one of check, notes, tag, move-major\n');
  });
});

describe('planRelease', () => {
  const plan = (version: string, ...tags: string[]) => {
    const { majorTag, npmTag } = planRelease(version, new Map(tags.map((tag) => [tag, 'x'])));
    return [majorTag, npmTag];
  };

  test.each<[string, string[], (string | undefined)[]]>([
    ['1.0.0', [], ['v1', 'latest']],
    ['1.10.0', ['v1', 'v1.9.0', 'v0.1.0'], ['v1', 'latest']],
    ['1.0.0', ['v1.0.0'], ['v1', 'latest']],
    ['1.0.1', ['v1.1.0'], [undefined, 'release-1']],
    ['1.2.0', ['v1.1.0', 'v2.0.0'], ['v1', 'release-1']],
    ['2.0.0-rc.1', ['v1.1.0'], [undefined, 'next']],
    ['1.1.0', ['v1.1.0-rc.1', 'v2.0.0-rc.1', 'nightly'], ['v1', 'latest']],
  ])('plans the tags of %s after %j', (version, tags, expectedTags) => {
    expect(plan(version, ...tags)).toEqual(expectedTags);
  });
});

describe('setOwner', () => {
  test('writes the owner wherever the repository names itself', () => {
    const { root } = createRepository();
    const changed = setOwner(root, { owner: 'ann', codeOwner: 'ann' });
    expect(changed).toEqual(expect.arrayContaining(['package.json', 'package-lock.json', 'README.md']));
    const others = git(root, 'ls-files', ':!scripts').split('\n');
    const remaining = others.filter((path) => PLACEHOLDER.test(readFileSync(join(root, path), 'utf8')));
    expect(remaining).toEqual([]);
    for (const page of ['README.md', 'docs/internals/releasing.md']) {
      const text = readFileSync(join(root, page), 'utf8');
      expect(text).not.toMatch(new RegExp(`\\b${NO_OWNER}\\b`));
      expect(text).toMatch(/[^\n]\n$/);
      expect(text).not.toContain('Not released yet');
    }
    const releasing = readFileSync(join(root, 'docs/internals/releasing.md'), 'utf8');
    expect(releasing).toMatch(/^# Releasing\n\n## The owner\n\n\S/);
    const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;
    expect(manifest).toMatchObject({
      name: '@ann/docs-ci',
      repository: { url: 'git+https://github.com/ann/docs-ci.git' },
    });
    expect(manifest).not.toHaveProperty('private');
  });

  test('names a team as the code owner, because GitHub ignores an organization', () => {
    const { root } = createRepository();
    setOwner(root, { owner: 'Acme', codeOwner: 'Acme/docs' });
    const lines = readFileSync(join(root, '.github/CODEOWNERS'), 'utf8').split('\n');
    const owners = lines.filter((line) => /^[*/]/.test(line)).map((line) => line.split(' ')[1]);
    expect(new Set(owners)).toEqual(new Set(['@Acme/docs']));
  });

  test('rejects an owner that isn’t a valid name on GitHub and npm', () => {
    const { root } = createRepository();
    for (const owner of ['', 'a_b', '-a', 'a-', 'a--b', 'a/b', '$(id)', 'a'.repeat(40)]) {
      expect(() => setOwner(root, { owner, codeOwner: 'ann' })).toThrow("isn't a valid owner");
    }
    expect(() => setOwner(root, { owner: 'ann', codeOwner: '@ann' })).toThrow("isn't a valid code owner");
    expect(git(root, 'status', '--porcelain')).toBe('');
  });

  test('refuses to set the owner twice', () => {
    const { root } = createRepository();
    setOwner(root, { owner: 'ann', codeOwner: 'ann' });
    expect(() => setOwner(root, { owner: 'bob', codeOwner: 'bob' })).toThrow('The owner is already set to ann.');
  });
});
