/** Tests which checkouts lack files of their commit, with repositories that Git itself makes. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findCheckoutGaps } from '../../src/disk/checkout.js';
import { createFolder, removeFolder, writeFiles } from '../support/folder.js';
import { NEEDS, skipUnless } from '../support/tools.js';

let home: string;
let origin: string;
let work: string;

beforeEach((context) => {
  skipUnless(NEEDS.git, context);
  skipUnless(NEEDS.symlinks, context);
  home = createFolder();
  [origin, work] = [join(home, 'origin'), join(home, 'work')];
  git(home, 'init', '-q', '-b', 'main', origin);
  writeFiles(origin, {
    'docs/a.mdx': 'a\n',
    'docs/guide/b.mdx': 'b\n',
    'docs/.hidden/c.mdx': 'c\n',
    'src/x.ts': 'x\n',
  });
  commit(origin);
});

afterEach(() => {
  removeFolder(home);
});

function git(folder: string, ...args: readonly string[]): string {
  const config = ['protocol.file.allow=always', 'user.name=a', 'user.email=a@example.com', 'commit.gpgsign=false'];
  const env = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' };
  return execFileSync('git', [...config.flatMap((one) => ['-c', one]), ...args], {
    cwd: folder,
    env,
    stdio: 'pipe',
  }).toString();
}

function commit(folder: string): string {
  git(folder, 'add', '--all');
  return git(folder, 'commit', '-qm', 'change');
}

function clone(...flags: readonly string[]): string {
  return git(home, 'clone', '-q', ...flags, `file://${origin}`, work);
}

/** Adds a submodule, which has a submodule of its own, to the origin. */
function addSubmodule(path: string): string {
  const [inner, outer] = [join(home, 'inner'), join(home, 'outer')];
  for (const [folder, files] of [
    [inner, { 'deep.mdx': 'deep\n' }],
    [outer, { 'guide/s.mdx': 's\n' }],
  ] as const) {
    git(home, 'init', '-q', '-b', 'main', folder);
    writeFiles(folder, files);
    commit(folder);
  }
  git(outer, 'submodule', '--quiet', 'add', `file://${inner}`, 'nested');
  commit(outer);
  git(origin, 'submodule', '--quiet', 'add', `file://${outer}`, path);
  return commit(origin);
}

async function gapsOf(folder = 'docs', gitFolder?: string): Promise<Record<string, string[]>> {
  const gaps = await findCheckoutGaps(work, join(work, folder), gitFolder);
  return Object.fromEntries(gaps.map(({ kind, paths }) => [kind, paths.map((path) => relative(work, path)).sort()]));
}

const A_AND_B = ['docs/a.mdx', 'docs/guide/b.mdx'];

const PARTIAL = { 'partial-index': ['.git/index'] };
const PARTIAL_WORKTREE = { 'partial-index': ['../main/.git/worktrees/work/index'] };

type Case = [state: string, prepare: () => unknown, expected: Record<string, string[]>, folder?: string];

test.each<Case>([
  ['a whole clone', () => clone(), {}],
  ['a shallow clone', () => clone('--depth=1'), {}],
  ['a clone without file contents of the past', () => clone('--filter=blob:none'), {}],
  ['a repository without a commit', () => git(home, 'init', '-q', work), {}],
  ['a folder that Git ignores, in a sparse checkout', () => [sparse('src'), generate('build')], {}, 'build'],
  ['a deletion that Git knows', () => [clone(), git(work, 'rm', '-q', 'docs/a.mdx')], {}],
  ['a deletion that was committed', () => [clone(), git(work, 'rm', '-q', 'docs/a.mdx'), commit(work)], {}],
  ['files that jobs never read, missing', () => [clone(), drop('docs/.hidden/c.mdx')], {}],
  ['a missing file beside the folder', () => [clone(), drop('src/x.ts')], {}],
  ['a sparse checkout of other folders', () => sparse('src'), { sparse: A_AND_B }],
  ['a sparse checkout of a part', () => sparse('docs/guide', '--no-cone'), { sparse: ['docs/a.mdx'] }],
  ['a sparse checkout that has the whole folder', () => sparse('docs'), {}],
  ['a sparse index', () => sparse('src', '--sparse-index'), { sparse: ['docs'] }],
  ['a sparse index above the folder', () => sparse('src', '--sparse-index'), { sparse: ['docs'] }, 'docs/guide'],
  ['a sparse worktree', () => sparseWorktree(), { sparse: A_AND_B }],
  ['a clone without a checkout', () => clone('--no-checkout'), { 'no-checkout': [''] }],
  ['a deletion that Git does not know', () => [clone(), drop('docs/a.mdx')], { missing: ['docs/a.mdx'] }],
  ['an index of version 4', () => [clone(), indexOf('4'), drop('docs/guide/b.mdx')], { missing: ['docs/guide/b.mdx'] }],
  ['a split index', () => [clone(), git(work, 'update-index', '--split-index')], { unreadable: ['.git/index'] }],
  ['a repository without its HEAD', () => [clone(), drop('.git/HEAD'), drop('docs/a.mdx')], { unreadable: ['.git'] }],
  ['an emptied index', () => [clone(), git(work, 'read-tree', '--empty')], { 'empty-index': ['.git/index'] }],
  [
    'an emptied index of a folder that lacks a file',
    () => [clone(), git(work, 'rm', '-rq', '--cached', '.'), drop('docs/a.mdx')],
    { 'empty-index': ['.git/index'] },
  ],
  [
    'an emptied index of another version',
    () => [clone(), git(work, 'read-tree', '--empty'), indexOf('4')],
    { 'empty-index': ['.git/index'] },
  ],
  ['an empty index without a commit', () => [git(home, 'init', '-q', work), git(work, 'read-tree', '--empty')], {}],
  ['a damaged index', () => [clone(), damageIndex()], { unreadable: ['.git/index'] }],
  ['a submodule below the folder', () => [addSubmodule('docs/sub'), clone()], { submodule: ['docs/sub'] }],
  ['a submodule beside the folder', () => [addSubmodule('other'), clone()], {}],
  [
    'a submodule that is the folder',
    () => [addSubmodule('docs/sub'), clone()],
    { submodule: ['docs/sub'] },
    'docs/sub',
  ],
  [
    'a submodule above the folder',
    () => [addSubmodule('docs/sub'), clone(), generate('docs/sub/guide')],
    { submodule: ['docs/sub'] },
    'docs/sub/guide',
  ],
  [
    'a submodule of a submodule',
    () => [addSubmodule('docs/sub'), clone(), fetchSubmodules()],
    { submodule: ['docs/sub/nested'] },
  ],
  ['all submodules', () => [addSubmodule('docs/sub'), clone('--recurse-submodules')], {}],
  ['all submodules, from the root', () => [addSubmodule('docs/sub'), clone('--recurse-submodules')], {}, '.'],
  [
    'a submodule whose link leads nowhere',
    () => [addSubmodule('docs/sub'), clone(), breakLink('docs/sub')],
    { submodule: ['docs/sub'] },
  ],
  [
    'a submodule with an empty folder of Git',
    () => [addSubmodule('docs/sub'), clone(), mkdirSync(join(work, 'docs/sub/.git'), { recursive: true })],
    { submodule: ['docs/sub'] },
  ],
  ['a copied submodule that is the workspace', () => [generate('docs'), breakLink('.')], { unreadable: ['.git'] }],
  ['a worktree that lacks a file', () => [worktree(), drop('docs/a.mdx')], { missing: ['docs/a.mdx'] }],
  ['a worktree without its repository', () => [worktree(), dropRepository()], { unreadable: ['.git'] }],
  [
    'a clone without file contents that lacks a file',
    () => [clone('--filter=blob:none'), drop('docs/a.mdx')],
    { missing: ['docs/a.mdx'] },
  ],
  ['a sparse clone without file contents', () => [clone('--filter=blob:none', '--sparse')], { sparse: A_AND_B }],
  [
    'a file that a submodule lacks',
    () => [addSubmodule('docs/sub'), clone('--recurse-submodules'), drop('docs/sub/guide/s.mdx')],
    { missing: ['docs/sub/guide/s.mdx'] },
  ],
  [
    'a file whose place a folder has',
    () => [clone(), drop('docs/a.mdx'), generate('docs/a.mdx')],
    { missing: ['docs/a.mdx'] },
  ],
  ['a folder whose place a file has', () => [clone(), fileInPlaceOf('docs/guide')], { missing: ['docs/guide/b.mdx'] }],
  [
    'a file that Git takes for unchanged',
    () => [clone(), git(work, 'update-index', '--assume-unchanged', 'docs/a.mdx'), drop('docs/a.mdx')],
    { missing: ['docs/a.mdx'] },
  ],
  [
    'a file that Git skips, in a checkout that is not sparse',
    () => [clone(), git(work, 'update-index', '--skip-worktree', 'docs/a.mdx'), drop('docs/a.mdx')],
    { sparse: ['docs/a.mdx'] },
  ],
  [
    'a file that Git skips, but that is there',
    () => [clone(), git(work, 'update-index', '--skip-worktree', 'docs/a.mdx')],
    {},
  ],
  ['a merge with a conflict', () => [clone(), conflict(), drop('docs/a.mdx')], { missing: ['docs/a.mdx'] }],
  [
    'a copy with files in the place of symlinks',
    () => [linkedFolderIn(origin), clone(), drop('docs/linked'), generate('docs/linked')],
    {},
  ],
  [
    'an index with a cache of untracked files',
    () => [clone(), git(work, 'update-index', '--force-untracked-cache')],
    {},
  ],
  ['a worktree without a checkout', () => worktree('--no-checkout'), { 'no-checkout': [''] }],
  ['a checkout of one folder only', () => [clone('--no-checkout'), take('docs/guide')], PARTIAL],
  [
    'a checkout of one folder only, by git restore',
    () => [clone('--no-checkout'), git(work, 'restore', '--staged', '--worktree', 'docs/guide')],
    PARTIAL,
  ],
  [
    'a checkout of one folder only, with staged files',
    () => [clone('--no-checkout'), take('docs/guide'), generate('docs'), git(work, 'add', 'docs')],
    PARTIAL,
  ],
  [
    'a checkout of one folder only, on a new branch',
    () => [clone('--no-checkout'), take('docs/guide'), git(work, 'switch', '-qc', 'new')],
    PARTIAL,
  ],
  ['a worktree with one folder only', () => [worktree('--no-checkout'), take('docs/guide')], PARTIAL_WORKTREE],
  ['one folder of a fetched commit', () => [fetch('main'), take('docs/guide', 'FETCH_HEAD')], PARTIAL],
  [
    'one folder of a fetched branch',
    () => [fetch('main:refs/remotes/origin/main'), take('docs', 'origin/main')],
    PARTIAL,
  ],
  ['a fetched commit without a checkout', () => fetch('main'), { 'no-checkout': [''] }],
  [
    'an index that was removed and filled with one folder',
    () => [clone(), drop('.git/index'), take('docs/guide'), drop('docs/a.mdx')],
    PARTIAL,
  ],
  [
    'a checkout of one folder only, after the advice to check out',
    () => [clone('--no-checkout'), take('docs/guide'), git(work, 'checkout', '-q', '--force', 'main')],
    {},
  ],
  [
    'one folder of a fetched commit, after the advice to check out',
    () => [fetch('main'), take('docs/guide', 'FETCH_HEAD'), git(work, 'checkout', '-q', '--force', 'FETCH_HEAD')],
    {},
  ],
  ['staged files of a repository without a commit', () => [git(home, 'init', '-q', work), stageOnly()], {}],
  ['staged files of a repository that has fetched nothing yet', () => [fetchNothing(), stageOnly()], {}],
  ['the checkout of actions/checkout', () => checkOutAsActions(), {}],
  ['the checkout of a GitLab runner', () => checkOutAsRunner(), {}],
  ['a second checkout of a GitLab runner', () => [checkOutAsRunner(), commitMore(), runnerFetches()], {}],
  ['a deletion after the checkout of actions/checkout', () => [checkOutAsActions(), remove('docs/a.mdx')], {}],
  ['a deletion after the checkout of a GitLab runner', () => [checkOutAsRunner(), remove('docs/guide')], {}],
  ['a deletion of all but one folder', () => [clone(), remove('docs/a.mdx', 'src')], {}],
  ['a deletion that git add finds', () => [clone(), drop('docs/a.mdx'), git(work, 'add', '--all')], {}],
  ['a deletion in an index that was filled anew', () => [clone(), refill('docs/a.mdx')], {}],
  ['a deletion that a stash gives back', () => [clone(), remove('docs/a.mdx'), stashAndPop()], {}],
  ['a deletion that a merge has not committed yet', () => [clone(), mergeOf('docs/a.mdx')], {}],
  ['a renamed folder', () => [clone(), git(work, 'mv', 'docs/guide', 'docs/manual')], {}],
  ['a file that is intended to be added', () => [clone(), generate('docs'), git(work, 'add', '-N', 'docs')], {}],
  ['files of an earlier commit', () => [commitMore(), clone(), git(work, 'checkout', '-q', 'HEAD~1', '--', '.')], {}],
  [
    'an earlier commit with later files',
    () => [commitMore(), clone(), git(work, 'reset', '-q', '--soft', 'HEAD~1')],
    {},
  ],
  [
    'a file that the index takes from an earlier commit',
    () => [commitMore(), clone(), git(work, 'reset', '-q', 'HEAD~1', '--', 'docs/later.mdx')],
    {},
  ],
  ['a clone without folders of the past', () => clone('--filter=tree:0'), {}],
  ['a clone that watches its files', () => [clone(), git(work, 'update-index', '--fsmonitor')], {}],
  [
    'a branch that has no commit yet',
    () => [clone(), git(work, 'checkout', '-q', '--orphan', 'new'), remove('docs')],
    {},
  ],
  ['an archive', () => archive(), {}],
  ...(
    [
      ['docs/a.mdx export-ignore', 1],
      ['/docs export-ignore', 1],
      ['*.draft.mdx text export-ignore', 1],
      ['"docs/gu ide/*.mdx" export-ignore', 1],
      ['docs/guide/** -text export-ignore eol=lf', 1],
      ['doc*/x.mdx export-ignore', 1],
      ['/src export-ignore', 0],
      ['src/** export-ignore', 0],
      ['.github export-ignore', 0],
      ['docs/.hidden export-ignore', 0],
      ['# docs export-ignore', 0],
      ['docs -export-ignore', 0],
      ['docs !export-ignore', 0],
      ['docs export-ignored', 0],
    ] as const
  ).map(([line, count]): Case => [
    `an archive with the attributes ${line}`,
    () => [leaveOut(line), archive()],
    count === 0 ? {} : { archive: ['.gitattributes'] },
  ]),
  ['an archive with an empty submodule', () => [addSubmodule('docs/sub'), archive()], { submodule: ['docs/sub'] }],
  ['an archive with the files of the submodule', () => [addSubmodule('docs/sub'), archive(), generate('docs/sub')], {}],
])('finds what is missing in %s', async (_, prepare, expected, folder) => {
  prepare();
  expect(await gapsOf(folder)).toEqual(expected);
});

test.each<[string, string, Record<string, string[]>]>([
  ['the repository itself', '.git', {}],
  ['a repository that is elsewhere', '../elsewhere.git', { elsewhere: ['../elsewhere.git'] }],
  ['a folder that is not there', 'nowhere', { elsewhere: ['nowhere'] }],
  ['the repository of another checkout', '../work2/.git', { elsewhere: ['../work2/.git'] }],
])('does not know what is missing if GIT_DIR names another repository: %s', async (_, gitFolder, expected) => {
  clone();
  expect(await gapsOf('docs', gitFolder)).toEqual(expected);
});

test('knows repositories with longer hashes', async () => {
  git(home, 'init', '-q', '--object-format=sha256', work);
  writeFiles(work, { 'docs/a.mdx': 'a\n', 'docs/b.mdx': 'b\n' });
  commit(work);
  expect(await gapsOf()).toEqual({});
  rmSync(join(work, 'docs/b.mdx'));
  expect(await gapsOf()).toEqual({ missing: ['docs/b.mdx'] });
});

/** Checks out nothing but a folder. */
function take(folder: string, from = 'HEAD'): string {
  return git(work, 'checkout', '-q', from, '--', folder);
}

function remove(...paths: readonly string[]): string {
  return git(work, 'rm', '-rqf', ...paths);
}

function fetch(what: string): string {
  git(home, 'init', '-q', '-b', 'main', work);
  return git(work, 'fetch', '-q', '--depth=1', `file://${origin}`, what);
}

/** Fetches from a repository without a commit. */
function fetchNothing(): string {
  const empty = join(home, 'empty');
  for (const folder of [empty, work]) git(home, 'init', '-q', '-b', 'main', folder);
  git(work, 'remote', 'add', 'origin', `file://${empty}`);
  return git(work, 'fetch', '-q', 'origin');
}

function checkOutAsActions(): string {
  git(home, 'init', '-q', work);
  git(work, 'remote', 'add', 'origin', `file://${origin}`);
  const sha = git(origin, 'rev-parse', 'HEAD').trim();
  const fetchFlags = ['--no-tags', '--prune', '--no-recurse-submodules', '--depth=1'];
  git(work, 'fetch', '-q', ...fetchFlags, 'origin', `+${sha}:refs/remotes/origin/main`);
  return git(work, 'checkout', '-q', '--progress', '--force', '-B', 'main', 'refs/remotes/origin/main');
}

function checkOutAsRunner(): string {
  git(home, 'init', '-q', work);
  git(work, 'remote', 'add', 'origin', `file://${origin}`);
  return runnerFetches();
}

function runnerFetches(): string {
  git(work, 'fetch', '-q', 'origin', '--depth', '20', '+refs/heads/main:refs/remotes/origin/main', '--prune');
  git(work, 'checkout', '-f', '-q', git(origin, 'rev-parse', 'HEAD').trim());
  return git(work, 'clean', '-ffdxq');
}

function stageOnly(): string {
  writeFiles(work, { 'docs/a.mdx': 'a\n' });
  return git(work, 'add', '--all');
}

function refill(removed: string): string {
  drop(removed);
  git(work, 'rm', '-rq', '--cached', '.');
  return git(work, 'add', '.');
}

function stashAndPop(): string {
  git(work, 'stash', '-q');
  return git(work, 'stash', 'pop', '-q', '--index');
}

/** Merges a branch that has deleted a file, and doesn't commit it. */
function mergeOf(removed: string): string {
  git(work, 'checkout', '-q', '-b', 'theirs');
  remove(removed);
  commit(work);
  git(work, 'checkout', '-q', 'main');
  return git(work, 'merge', '-q', '--no-commit', '--no-ff', 'theirs');
}

function commitMore(): string {
  writeFiles(origin, { 'docs/later.mdx': 'later\n' });
  return commit(origin);
}

function drop(path: string): string {
  rmSync(join(work, path));
  return path;
}

/** Writes the link of a submodule or a worktree to a repository that isn't there. */
function breakLink(folder: string): string {
  writeFiles(work, { [join(folder, '.git')]: 'gitdir: ../../.git/modules/x\n' });
  return folder;
}

function dropRepository(): string {
  const main = join(home, 'main');
  removeFolder(main);
  return main;
}

function damageIndex(): string {
  const index = join(work, '.git/index');
  writeFileSync(index, 'DIRC');
  return index;
}

function sparse(folder: string, ...flags: readonly string[]): string {
  clone();
  return git(work, 'sparse-checkout', 'set', ...flags, folder);
}

/** Leaves three versions of one file in the index. */
function conflict(): string {
  for (const [branch, text] of [
    ['theirs', 'theirs\n'],
    ['ours', 'ours\n'],
  ] as const) {
    git(work, 'checkout', '-q', '-b', branch, 'origin/main');
    writeFiles(work, { 'docs/a.mdx': text });
    commit(work);
  }
  expect(() => git(work, 'merge', 'theirs')).toThrow();
  return 'docs/a.mdx';
}

function fileInPlaceOf(folder: string): string {
  removeFolder(join(work, folder));
  writeFiles(work, { [folder]: '' });
  return folder;
}

/** Commits a symlink to a folder. */
function linkedFolderIn(folder: string): string {
  symlinkSync('guide', join(folder, 'docs/linked'));
  return commit(folder);
}

function worktree(...flags: readonly string[]): string {
  const main = join(home, 'main');
  git(home, 'clone', '-q', `file://${origin}`, main);
  return git(main, 'worktree', 'add', '-q', ...flags, work, '-b', 'other');
}

function sparseWorktree(): string {
  worktree();
  return git(work, 'sparse-checkout', 'set', 'src');
}

function generate(folder: string): string {
  mkdirSync(join(work, folder), { recursive: true });
  writeFiles(join(work, folder), { 'generated.mdx': 'text\n' });
  return folder;
}

function indexOf(version: string): string {
  return git(work, 'update-index', '--index-version', version);
}

function fetchSubmodules(): string {
  return git(work, 'submodule', '--quiet', 'update', '--init');
}

/** @param line of the attributes of the origin */
function leaveOut(line: string): string {
  writeFiles(origin, { '.gitattributes': `${line}\n` });
  return commit(origin);
}

function archive(): string {
  mkdirSync(work);
  git(origin, 'archive', '-o', join(home, 'archive.tar'), 'HEAD');
  return execFileSync('tar', ['-xf', join(home, 'archive.tar'), '-C', work]).toString();
}
