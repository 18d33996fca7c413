/** The state of a repository, read from its files and from Git. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { type Manifest, repositoryOf } from './owner.js';
import type { State } from './plan.js';

/** @returns stdout without its last line end @throws where git fails, with what it said */
export function git(root: string, ...args: readonly string[]): string {
  return execFileSync('git', args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    .toString()
    .trimEnd();
}

/** @param remote whose tags count: a clone of a runner has none itself */
export function readState(root: string, remote: string, runsIn: string | undefined): State {
  const read = (path: string): string => readFileSync(join(root, path), 'utf8');
  const manifest = JSON.parse(read('package.json')) as Manifest;
  return {
    manifest,
    lock: JSON.parse(read('package-lock.json')) as State['lock'],
    components: readdirSync(join(root, 'templates')).map((file) => componentOf(`templates/${file}`, read)),
    cliVersion: cliVersionOf(root),
    changelog: read('CHANGELOG.md'),
    exampleRefs: pagesOf(root).flatMap((page) => refsOf(read(page), repositoryOf(manifest))),
    runsIn,
    head: git(root, 'rev-parse', 'HEAD'),
    isClean: git(root, 'status', '--porcelain') === '',
    tags: remoteTags(root, remote),
  };
}

function componentOf(path: string, read: (path: string) => string): State['components'][number] {
  const header = parseAllDocuments(read(path))[0]?.toJS() as { spec: { inputs: { cli?: { default?: unknown } } } };
  return { path, cli: header.spec.inputs.cli?.default };
}

function cliVersionOf(root: string): string {
  const cli = join(root, 'dist/cli.js');
  return existsSync(cli) ? execFileSync(process.execPath, [cli, '--version']).toString().trim() : 'nothing';
}

function pagesOf(root: string): string[] {
  return git(root, 'ls-files', '*.md').split('\n').filter(Boolean);
}

/** The refs by which a page uses actions and components of this repository. */
function refsOf(page: string, repository: string): string[] {
  const uses = new RegExp(`\\b${repository}(?:/[a-z/-]+)?@([A-Za-z0-9._~-]+)`, 'g');
  // The package of npm has the same name behind an @.
  return [...page.matchAll(uses)].filter(({ index }) => page[index - 1] !== '@').map(([, ref]) => ref ?? '');
}

/** An annotated tag counts as the commit it names. */
function remoteTags(root: string, remote: string): Map<string, string> {
  const lines = git(root, 'ls-remote', '--tags', remote).split('\n').filter(Boolean);
  const tags = lines.map((line) => line.split('\t')).map(([commit = '', ref = '']) => [ref, commit] as const);
  // `v1^{}` follows `v1` and is the commit of the latter.
  return new Map(tags.map(([ref, commit]) => [ref.replace('refs/tags/', '').replace('^{}', ''), commit]));
}
