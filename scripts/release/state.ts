/** Reads the state of a repository from its files and from Git. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { type Manifest, repositoryOf } from './owner.js';
import type { RepositoryState } from './plan.js';

/** @returns stdout without the last line ending @throws the output of git if git fails */
export function git(root: string, ...args: readonly string[]): string {
  return execFileSync('git', args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    .toString()
    .trimEnd();
}

/** @param remote the remote whose tags are read, because the clone of a runner has no tags */
export function readState(root: string, remote: string, workflowRepository: string | undefined): RepositoryState {
  const read = (path: string): string => readFileSync(join(root, path), 'utf8');
  const manifest = JSON.parse(read('package.json')) as Manifest;
  return {
    manifest,
    lock: JSON.parse(read('package-lock.json')) as RepositoryState['lock'],
    components: readdirSync(join(root, 'templates')).map((file) => readComponent(`templates/${file}`, read)),
    cliVersion: readCliVersion(root),
    changelog: read('CHANGELOG.md'),
    exampleRefs: listPages(root).flatMap((page) => findRefs(read(page), repositoryOf(manifest))),
    workflowRepository,
    head: git(root, 'rev-parse', 'HEAD'),
    isClean: git(root, 'status', '--porcelain') === '',
    tags: readRemoteTags(root, remote),
  };
}

function readComponent(path: string, read: (path: string) => string): RepositoryState['components'][number] {
  const header = parseAllDocuments(read(path))[0]?.toJS() as { spec: { inputs: { cli?: { default?: unknown } } } };
  return { path, cli: header.spec.inputs.cli?.default };
}

function readCliVersion(root: string): string {
  const cli = join(root, 'dist/cli.js');
  return existsSync(cli) ? execFileSync(process.execPath, [cli, '--version']).toString().trim() : 'nothing';
}

function listPages(root: string): string[] {
  return git(root, 'ls-files', '*.md').split('\n').filter(Boolean);
}

/** Returns the refs of the actions and components that a page uses. */
function findRefs(page: string, repository: string): string[] {
  const uses = new RegExp(`\\b${repository}(?:/[a-z/-]+)?@([A-Za-z0-9._~-]+)`, 'g');
  // The npm package has the same name after an @.
  return [...page.matchAll(uses)].filter(({ index }) => page[index - 1] !== '@').map(([, ref]) => ref ?? '');
}

/** Returns the tags of the remote. An annotated tag is resolved to its commit. */
function readRemoteTags(root: string, remote: string): Map<string, string> {
  const lines = git(root, 'ls-remote', '--tags', remote).split('\n').filter(Boolean);
  const tags = lines.map((line) => line.split('\t')).map(([commit = '', ref = '']) => [ref, commit] as const);
  // `v1^{}` follows `v1` and has the commit of the annotated tag.
  return new Map(tags.map(([ref, commit]) => [ref.replace('refs/tags/', '').replace('^{}', ''), commit]));
}
