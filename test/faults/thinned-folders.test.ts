/**
 * Tests random histories of two runs with `prune` of both writing jobs: between them, files are left out or closed, folders
 * renamed and checkouts thinned. The service keeps what the folder still has. `npm run histories` plays more, with other seeds.
 * `DOCS_CI_SEED` repeats a seed, and `DOCS_CI_HISTORY` one history of it.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { samplePng } from '../../emulator/state/sample-files.js';
import { writeFiles } from '../support/folder.js';
import { enlargeLibrary, LibraryReads } from '../support/large-library.js';
import { SEARCHES } from '../support/media-searches.js';
import { type Run, type Stage, startStage } from '../support/runs.js';
import { NEEDS, skipUnless } from '../support/tools.js';
import { withoutPermissions } from '../support/without-permission.js';
import { SEED, seededRandom } from './seeded-random.js';

skipUnless(NEEDS.git);
skipUnless(NEEDS.permissions);

/** Histories of `npm run test:rest`; `DOCS_CI_FUZZ` multiplies them. */
const COUNT = 40;
const FOLDERS = ['', 'guides/', 'guides/deep/', 'old/'] as const;
const JOBS = ['push-content', 'sync-media'] as const;
type Job = (typeof JOBS)[number];

interface Player {
  readonly stage: Stage;
  readonly job: Job;
  readonly below: (limit: number) => number;
  /** Paths below the folder that the folder has, whatever keeps a run from reading them. */
  readonly kept: Set<string>;
  readonly acts: string[];
  /** Files and folders below the folder that no run may read. */
  readonly unreadable: Set<string>;
  readonly inputs: Record<string, string>;
  /** Every second library is so large that sync-media asks for what it needs, with a search of any kind. */
  readonly isLarge: boolean;
  /** The folder, relative to the workspace. */
  folder: string;
}

function git({ folder }: Stage, ...args: readonly string[]): void {
  const config = ['-c', 'user.name=a', '-c', 'user.email=a@example.com', '-c', 'commit.gpgsign=false'];
  execFileSync('git', [...config, ...args], { cwd: folder, stdio: 'pipe' });
}

const LARGE = new LibraryReads();

/** What a library calls a file, or the path of a page. */
function storedAs({ job }: Player, path: string): string {
  return job === 'push-content' ? `ref/${path}` : (path.split('/').at(-1) ?? path);
}

function storedNames({ job, stage: { emulator } }: Player): Set<string> {
  const { project, media } = emulator.state;
  return new Set(job === 'push-content' ? project.branch().files.keys() : media.newestFirst().map(({ name }) => name));
}

/** A file of the library that a run has written to. */
function isWritten({ stage: { emulator } }: Player, name: string): boolean {
  const id = emulator.state.media.newestFirst().find((item) => item.name === name)?.id;
  return emulator.requests.some(({ method, path }) => method !== 'GET' && id !== undefined && path.includes(id));
}

function contentOf(job: Job, number: number, version: number): string | Buffer {
  return job === 'push-content' ? `# Page ${number}\n\nVersion ${version}.\n` : samplePng(1, 1, [number, version, 7]);
}

async function runJob({ stage, job, inputs, folder, unreadable, isLarge }: Player): Promise<Run> {
  const own: Record<string, string> = job === 'push-content' ? { to: 'ref', prune: 'managed' } : {};
  const all = { 'api-key': stage.emulator.keys.admin, path: folder, 'max-deletes': '100%', ...own, ...inputs };
  const closed = [...unreadable].map((path) => join(stage.folder, folder, path));
  const requests = stage.emulator.requests.length;
  const run = await withoutPermissions(stage.folder, closed, () => stage.runAction(job, all));
  if (isLarge) LARGE.count(stage.emulator.requests.slice(requests));
  return run;
}

/** Each leaves the file in the folder, deletes it, or does nothing to it. */
const ACTS: readonly ((player: Player, path: string) => 'kept' | 'gone')[] = [
  () => 'kept',
  (player, path) => {
    writeFileSync(join(player.stage.folder, player.folder, path), contentOf(player.job, player.below(200), 9));
    return 'kept';
  },
  (player, path) => {
    const excluded = player.below(2) === 0 ? path : path.split('/').slice(0, -1).concat('*').join('/');
    player.inputs.exclude = `${player.inputs.exclude ?? ''}\n${excluded}`.trim();
    return 'kept';
  },
  (player, path) => {
    replaceByLink(player, path, 'nowhere');
    return 'kept';
  },
  (player, path) => {
    const outside = join(player.stage.folder, 'elsewhere');
    writeFileSync(outside, contentOf(player.job, 201, 1));
    replaceByLink(player, path, outside);
    return 'kept';
  },
  (player, path) => {
    writeFileSync(join(player.stage.folder, player.folder, path), Buffer.from([0xff, 0xfe, 0, 0x80]));
    return 'kept';
  },
  (player, path) => {
    const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${'0'.repeat(64)}\nsize 9\n`;
    writeFileSync(join(player.stage.folder, player.folder, path), pointer);
    return 'kept';
  },
  (player, path) => {
    writeFileSync(join(player.stage.folder, player.folder, path), '');
    return 'kept';
  },
  ({ unreadable }, path) => {
    unreadable.add(path);
    return 'kept';
  },
  ({ unreadable }, path) => {
    unreadable.add(dirname(path));
    return 'kept';
  },
  (player, path) => {
    rmSync(join(player.stage.folder, player.folder, path));
    return 'gone';
  },
];

function replaceByLink({ stage, folder }: Player, path: string, target: string): void {
  const file = join(stage.folder, folder, path);
  rmSync(file);
  symlinkSync(target, file);
}

/** What happens to the checkout as a whole in every second history, after a commit of all else. */
const CHECKOUTS: readonly [name: string, thin: (player: Player) => void][] = [
  ['sparse', ({ stage }) => git(stage, 'sparse-checkout', 'set', 'elsewhere-only')],
  ['sparse to a part', ({ stage }) => git(stage, 'sparse-checkout', 'set', '--no-cone', '*1.*')],
  [
    'a folder is missing',
    ({ stage, folder }) => rmSync(join(stage.folder, folder, 'guides'), { recursive: true, force: true }),
  ],
  ['all files are missing', ({ stage, folder }) => emptyFolder(join(stage.folder, folder))],
  [
    'only some files are included',
    ({ inputs, below }) => {
      inputs.include = ['*', 'guides/**', '**/*1.*'][below(3)] ?? '*';
    },
  ],
  ['the folder is renamed', renameFolder],
];

function emptyFolder(folder: string): void {
  rmSync(folder, { recursive: true });
  mkdirSync(folder);
}

function renameFolder(player: Player): void {
  const [from, to] = [player.folder, `${player.folder}-renamed`];
  renameSync(join(player.stage.folder, from), join(player.stage.folder, to));
  git(player.stage, 'add', '--all');
  player.folder = to;
  const lock = join(player.stage.folder, '.docs-media.lock.json');
  // The page says how the lock file follows.
  if (player.job === 'sync-media' && player.below(2) === 0)
    writeFileSync(lock, readFileSync(lock, 'utf8').replace(`"folder": "${from}"`, `"folder": "${to}"`));
}

interface Played {
  readonly problems: readonly string[];
  readonly deleted: number;
  readonly exitCode: number;
}

async function playHistory(seed: number, index: number): Promise<Played> {
  const random = seededRandom(seed * 100_003 + index);
  const below = (limit: number): number => Math.floor(random() * limit);
  const job = JOBS[below(2)] ?? 'push-content';
  await using stage = await startStage({ seed: false, keyLimitPerMinute: null });
  const player: Player = {
    stage,
    job,
    below,
    ...{ kept: new Set(), acts: [], unreadable: new Set(), inputs: {} },
    isLarge: job === 'sync-media' && index % 2 === 1,
    folder: 'docs',
  };
  const searches = Object.values(SEARCHES);
  const mediaSearch = searches[index % 4 === 1 ? 0 : index % searches.length];
  const others = player.isLarge ? enlargeLibrary(stage, { mediaSearch }) : [];
  const theirs = [...others, ...(await firstRun(player))];
  const before = storedNames(player);
  changeFolder(player);
  if (job === 'sync-media') player.inputs.prune = below(3) === 0 ? 'all' : 'managed';
  const run = await runJob(player);
  const after = storedNames(player);
  const mustStay = [...player.kept].map((path) => storedAs(player, path));
  // prune: all deletes whatever no file of the folder stands for.
  if (player.inputs.prune !== 'all') mustStay.push(...theirs);
  const lost = mustStay.filter((name) => before.has(name) && !after.has(name));
  const story = `${job} ${JSON.stringify(player.inputs)} after ${player.acts.join(', ')}`;
  const problem = `${story}: ${lost.join(', ')} deleted, exit code ${run.exitCode}: ${run.result.message}`;
  const deleted = [...before].filter((name) => !after.has(name)).length;
  return { problems: lost.length === 0 ? [] : [problem], deleted, exitCode: run.exitCode };
}

/** Puts a folder at a service that has equal and other files, and returns the names that no run wrote. */
async function firstRun(player: Player): Promise<string[]> {
  const { stage, job, below, kept } = player;
  const files = Array.from({ length: 4 + below(5) }, (_, number) => {
    const folder = FOLDERS[below(FOLDERS.length)] ?? '';
    return [`${folder}f${number}.${job === 'push-content' ? 'mdx' : 'png'}`, contentOf(job, number, 1)] as const;
  });
  writeFiles(stage.folder, {
    ...Object.fromEntries(files.map(([path, content]) => [`docs/${path}`, content])),
    '.gitignore': '*.lock.json\n',
  });
  git(stage, 'init', '-q');
  git(stage, 'add', '--all');
  git(stage, 'commit', '-qm', 'files');
  for (const [path] of files) kept.add(path);
  const found = files.filter(() => below(4) === 0);
  const theirs = found.map(([path]) => storedAs(player, path));
  for (const [path, content] of found)
    if (job === 'push-content') stage.emulator.state.project.edit({ [`ref/${path}`]: String(content) });
    else stage.emulator.state.addMedia(storedAs(player, path), Buffer.from(content));
  const run = await runJob(player);
  expect(run.exitCode, run.stdout).toBe(0);
  // Without a hash, a run can't tell equal bytes and writes them again.
  return theirs.filter((name) => !isWritten(player, name));
}

function changeFolder(player: Player): void {
  const { stage, below, kept, acts } = player;
  // With one kind of act beside deletions, few runs refuse everything.
  const chosen = [0, ACTS.length - 1, below(ACTS.length)];
  for (const path of [...kept]) {
    const number = chosen[below(chosen.length)] ?? 0;
    acts.push(`act ${number} on ${path}`);
    if (ACTS[number]?.(player, path) === 'gone') kept.delete(path);
  }
  if (!existsSync(join(stage.folder, player.folder)))
    mkdirSync(dirname(join(stage.folder, player.folder, 'x')), { recursive: true });
  git(stage, 'add', '--all');
  git(stage, 'commit', '-qm', 'changed', '--allow-empty');
  const thinned = below(2) === 0 ? undefined : CHECKOUTS[below(CHECKOUTS.length)];
  if (!thinned) return;
  const [name, thin] = thinned;
  acts.push(name);
  thin(player);
}

test('keeps what the folder still has, whatever is left out, renamed or missing', { timeout: 7_200_000 }, async () => {
  const { DOCS_CI_FUZZ: factor, DOCS_CI_HISTORY: wanted } = process.env;
  const seed = factor === undefined && wanted === undefined ? 3 : SEED;
  const first = Number(wanted ?? 0);
  const count = wanted === undefined ? COUNT * Number(factor ?? 1) : 1;
  const problems: string[] = [];
  const startedMs = performance.now();
  const all: Played[] = [];
  for (let index = first; index < first + count; index += 1) {
    const played = await playHistory(seed, index);
    all.push(played);
    for (const sentence of played.problems) problems.push(`seed ${seed}, history ${index}: ${sentence}`);
  }
  const seconds = Math.round((performance.now() - startedMs) / 1000);
  const done = all.filter(({ exitCode }) => exitCode === 0).length;
  const deleted = all.reduce((sum, played) => sum + played.deleted, 0);
  console.log(
    `${count} histories of two runs with seed ${seed} in ${seconds} s: ${done} second runs done, ${deleted} deletions, ${problems.length} problems. Large libraries: ${String(LARGE)}`,
  );
  expect(problems).toEqual([]);
  // A run that refuses everything would lose nothing.
  if (wanted === undefined) expect([done > count / 4, deleted > count / 10]).toEqual([true, true]);
});
