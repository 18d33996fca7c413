/**
 * Tests random histories of three or four runs with `prune` of both writing jobs. Between them, each file of the folder may
 * be edited, renamed, moved, hidden, excluded, included again, made unreadable, replaced by a link or deleted, others write
 * to the service, and the lock or the manifest is lost or is an older one. The oracle reads the texts at the service: each
 * one of a file that the folder still has, whatever its name is, and each one that somebody else wrote, stays.
 * `DOCS_CI_FUZZ` plays more histories, `DOCS_CI_SEED` repeats a seed, and `DOCS_CI_HISTORY` one history of it.
 */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import { expect, test } from 'vitest';
import { writeFiles } from '../support/folder.js';
import { enlargeLibrary, LibraryReads } from '../support/large-library.js';
import { SEARCHES } from '../support/media-searches.js';
import { type Run, type Stage, startStage } from '../support/runs.js';
import { NEEDS, skipUnless } from '../support/tools.js';
import { withoutPermissions } from '../support/without-permission.js';
import { SEED, seededRandom } from './seeded-random.js';

skipUnless(NEEDS.permissions);

const COUNT = 40;
const JOBS = ['push-content', 'sync-media'] as const;
const FOLDERS = ['', 'guides/', 'guides/deep/', '\u00fcber/'] as const;
const LOCK = '.docs-media.lock.json';
const MANIFEST = 'ref/docs-ci-manifest.mdx';

interface Player {
  readonly stage: Stage;
  readonly job: (typeof JOBS)[number];
  readonly below: (limit: number) => number;
  /** Path below the folder by the number of the file, for all that the folder has. */
  readonly paths: Map<number, string>;
  readonly unreadable: Set<number>;
  /** Files whose name or whose content the service hasn't got yet. With both, nothing tells which file it was. */
  readonly renamed: Set<number>;
  readonly edited: Set<number>;
  /** Files that are symlinks to nowhere: nobody knows whether they were edited. */
  readonly broken: Set<number>;
  /** Texts that somebody else wrote at the service. */
  readonly theirs: Set<string>;
  readonly acts: string[];
  exclude: string[];
  prune: string;
  version: number;
}

/** Stands in the text of one file, in each version. */
function tokenOf(number: number): string {
  return `Page ${number}.`;
}

function textOf(player: Player, number: number): string {
  player.version += 1;
  return `# A title\n\n${tokenOf(number)} Version ${player.version}.\n`;
}

function diskPath({ stage }: Player, path: string): string {
  return join(stage.folder, 'docs', path);
}

function move(player: Player, number: number, to: string): void {
  const [from, target] = [diskPath(player, player.paths.get(number) ?? ''), diskPath(player, to)];
  // Something else has the name.
  if (existsSync(target)) return;
  mkdirSync(dirname(target), { recursive: true });
  renameSync(from, target);
  player.paths.set(number, to);
  player.renamed.add(number);
}

function replaceByLink(player: Player, number: number, target: string): void {
  const path = player.paths.get(number) ?? '';
  rmSync(diskPath(player, path));
  symlinkSync(target, diskPath(player, path));
  player.edited.add(number);
  player.broken.delete(number);
}

type Act = (player: Player, number: number, path: string) => void;

/** What can happen to one file of the folder. */
const ACTS: Readonly<Record<string, Act>> = {
  edit: (player, number, path) => {
    rmSync(diskPath(player, path), { force: true });
    writeFileSync(diskPath(player, path), textOf(player, number));
    player.edited.add(number);
    player.broken.delete(number);
  },
  exclude: (player, _, path) => void player.exclude.push(path),
  'exclude its folder': (player, _, path) => void player.exclude.push(posix.join(posix.dirname(path), '*')),
  rename: (player, number, path) => move(player, number, path.replace(/([^/]+)$/, `new${player.version++}-$1`)),
  'rename in case': (player, number, path) =>
    move(
      player,
      number,
      path.replace(/[^/]+(?=\.)/, (name) => name.toUpperCase()),
    ),
  'rename in Unicode form': (player, number, path) => move(player, number, path.normalize('NFD')),
  move: (player, number, path) => move(player, number, (FOLDERS[player.below(FOLDERS.length)] ?? '') + basename(path)),
  hide: (player, number, path) => move(player, number, path.replace(/([^/]+)$/, '.$1')),
  'hide its folder': (player, number, path) => move(player, number, `.hidden/${path}`),
  'move to node_modules': (player, number, path) => move(player, number, `node_modules/${path}`),
  'change the type': (player, number, path) => move(player, number, `${path}.bak`),
  'make unreadable': (player, number) => void player.unreadable.add(number),
  'replace by a broken link': (player, number) => {
    replaceByLink(player, number, 'nowhere');
    player.broken.add(number);
  },
  'replace by a link that leads out': (player, number) =>
    replaceByLink(player, number, join(player.stage.folder, 'other.txt')),
  'make it binary': (player, number, path) => {
    // A symlink would pass the bytes on.
    rmSync(diskPath(player, path), { force: true });
    writeFileSync(diskPath(player, path), Buffer.from([0xff, 0xfe, 0, 0x80]));
    player.edited.add(number);
    player.broken.delete(number);
  },
  delete: (player, number, path) => {
    rmSync(diskPath(player, path));
    player.paths.delete(number);
  },
};

/** What can happen between two runs besides. */
const EVENTS: Readonly<Record<string, (player: Player) => void>> = {
  'include all again': (player) => void (player.exclude = []),
  'make all readable again': ({ unreadable }) => unreadable.clear(),
  'lose what docs-ci recorded': ({ stage, job, paths, renamed }) => {
    if (job === 'push-content') return void stage.emulator.state.project.edit({ [MANIFEST]: null });
    rmSync(join(stage.folder, LOCK), { force: true });
    // The library has the first name of a file, and only the lock knew the others.
    for (const [number, path] of paths) if (!/^f\u00e9?-\d+\.txt$/.test(basename(path))) renamed.add(number);
  },
  'restore what docs-ci recorded first': ({ stage, job, paths, renamed }) => {
    const first = join(stage.folder, 'first.json');
    if (job !== 'sync-media' || !existsSync(first)) return;
    copyFileSync(first, join(stage.folder, LOCK));
    // The lock has the first names.
    for (const number of paths.keys()) renamed.add(number);
  },
  'somebody adds something': (player) => {
    const text = theirText(player);
    const { emulator } = player.stage;
    if (player.job === 'sync-media') emulator.state.addMedia(`theirs-${player.version}.txt`, Buffer.from(text));
    else emulator.state.project.edit({ [`ref/theirs-${player.version}.mdx`]: text });
  },
  'somebody edits something of ours': (player) => {
    const { emulator } = player.stage;
    if (player.job === 'sync-media') {
      const items = emulator.state.media.newestFirst();
      const item = items[player.below(items.length)];
      // A file that the folder still has gets its content back.
      if (!item || [...player.paths.keys()].some((number) => item.bytes.includes(tokenOf(number)))) return;
      item.bytes = Buffer.from(theirText(player));
      item.updatedAt += 60_000;
      return;
    }
    const pages = [...emulator.state.project.branch().files.keys()].filter(
      (path) => /^ref\/.*\.mdx$/.test(path) && path !== MANIFEST,
    );
    const page = pages[player.below(pages.length)];
    if (page !== undefined) {
      const before = emulator.state.project.branch().files.get(page) ?? '';
      emulator.state.project.edit({ [page]: `${before}\n${theirText(player)}` });
    }
  },
  'somebody moves something of ours': (player) => {
    if (player.job === 'sync-media') return;
    const { project } = player.stage.emulator.state;
    const pages = [...project.branch().files.keys()].filter((path) => /^ref\/.*\.mdx$/.test(path) && path !== MANIFEST);
    const page = pages[player.below(pages.length)];
    if (page === undefined) return;
    const text = project.branch().files.get(page) ?? '';
    player.version += 1;
    project.edit({ [page]: null, [`ref/moved-${player.version}.mdx`]: text });
    player.theirs.add(text);
  },
};

function theirText(player: Player): string {
  player.version += 1;
  const text = `Somebody's text ${player.version}.\n`;
  player.theirs.add(text);
  return text;
}

function textsOf({ stage: { emulator }, job }: Player): string {
  const { project, media } = emulator.state;
  const texts =
    job === 'push-content'
      ? [...project.branch().files.values()]
      : media.newestFirst().map(({ bytes }) => bytes.toString());
  return texts.join('\n---\n');
}

/** True if docs-ci has recorded the file under this name. */
function isRecordedAs({ stage, job }: Player, path: string): boolean {
  if (job === 'push-content') return stage.emulator.state.project.branch().files.has(`ref/${path}`);
  const lock = join(stage.folder, LOCK);
  return existsSync(lock) && readFileSync(lock, 'utf8').includes(JSON.stringify(path));
}

async function runJob(player: Player): Promise<Run> {
  const { stage, job, unreadable, paths, exclude, prune } = player;
  const own: Record<string, string> = job === 'push-content' ? { to: 'ref' } : {};
  const inputs = { 'api-key': stage.emulator.keys.admin, path: 'docs', 'max-deletes': '100%', prune, ...own };
  const work = (): Promise<Run> =>
    stage.runAction(job, exclude.length === 0 ? inputs : { ...inputs, exclude: exclude.join('\n') });
  const files = [...unreadable].flatMap((number) => paths.get(number) ?? []).map((path) => diskPath(player, path));
  return withoutPermissions(stage.folder, files, work);
}

function changeFolder(player: Player): void {
  const { below, paths, acts } = player;
  const names = Object.keys(ACTS);
  // Beside deletions, a few kinds of acts, so that few runs refuse everything.
  const chosen = ['delete', names[below(names.length)] ?? '', names[below(names.length)] ?? '', 'none', 'none'];
  for (const number of [...paths.keys()])
    for (let count = 1 + below(2); count > 0; count -= 1) {
      const name = chosen[below(chosen.length)] ?? '';
      const path = paths.get(number);
      if (path === undefined || !ACTS[name]) continue;
      acts.push(`${name} ${path}`);
      ACTS[name](player, number, path);
    }
}

function changeOther(player: Player): void {
  const names = Object.keys(EVENTS);
  for (let count = player.below(3); count > 0; count -= 1) {
    const name = names[player.below(names.length)] ?? '';
    player.acts.push(name);
    EVENTS[name]?.(player);
  }
}

const LARGE = new LibraryReads();

/** Every second library is so large that sync-media asks for what it needs, with a search of any kind. */
function enlarge({ stage, theirs }: Player, index: number): void {
  const search = Object.values(SEARCHES)[Math.floor(index / 4) % 2 === 0 ? 0 : index % Object.keys(SEARCHES).length];
  enlargeLibrary(stage, { mediaSearch: search });
  for (const { bytes } of stage.emulator.state.media.newestFirst()) theirs.add(bytes.toString().replace(/x+$/, ''));
}

async function playHistory(seed: number, index: number) {
  const random = seededRandom(seed * 100_003 + index);
  const below = (limit: number): number => Math.floor(random() * limit);
  const job = JOBS[below(2)] ?? 'push-content';
  await using stage = await startStage({ seed: false, keyLimitPerMinute: null });
  const player: Player = {
    stage,
    job,
    below,
    paths: new Map(),
    unreadable: new Set(),
    renamed: new Set(),
    edited: new Set(),
    broken: new Set(),
    theirs: new Set(),
    acts: [],
    exclude: [],
    version: 0,
    prune: 'managed',
  };
  writeFileSync(join(stage.folder, 'other.txt'), 'outside');
  const isLarge = job === 'sync-media' && index % 2 === 1;
  if (isLarge) enlarge(player, index);
  const ending = job === 'push-content' ? 'mdx' : 'txt';
  // A search for a letter of two forms may miss one of them.
  const stem = isLarge && index % 4 === 1 ? 'f' : 'f\u00e9';
  for (let number = 0; number < 4 + below(4); number += 1) {
    const path = `${FOLDERS[below(FOLDERS.length)] ?? ''}${stem}-${number}.${ending}`;
    player.paths.set(number, path);
    writeFiles(stage.folder, { [`docs/${path}`]: textOf(player, number) });
  }
  if (job === 'push-content') stage.emulator.state.project.edit({ 'docs.json': '{"navigation":{"pages":["index"]}}' });
  const { edited, renamed, broken } = player;
  const problems: string[] = [];
  let [deleted, done] = [0, 0];
  const rounds = 3 + below(2);
  for (let round = 1; round <= rounds; round += 1) {
    if (round > 1) {
      // Runs don't begin in the same millisecond.
      stage.clock.advance(60_000);
      if (job === 'sync-media') player.prune = below(4) === 0 ? 'all' : 'managed';
      changeFolder(player);
      changeOther(player);
    }
    const before = textsOf(player);
    const countBefore = storedCount(player);
    const requests = stage.emulator.requests.length;
    const run = await runJob(player);
    if (isLarge) LARGE.count(stage.emulator.requests.slice(requests));
    player.acts.push(`[run ${round}: ${run.exitCode}]`);
    if (run.exitCode === 0) done += 1;
    deleted += Math.max(0, countBefore - storedCount(player));
    const after = textsOf(player);
    const wanted = [...player.paths.keys()]
      .filter((number) => !(renamed.has(number) && edited.has(number)) || broken.has(number))
      .map(tokenOf);
    // prune: all deletes whatever no file of the folder stands for.
    if (player.prune !== 'all') wanted.push(...player.theirs);
    const lost = wanted.filter((text) => before.includes(text) && !after.includes(text));
    if (lost.length > 0) {
      problems.push(`${job}: ${player.acts.join(', ')}: lost ${JSON.stringify(lost)}: ${run.result.message}`);
      break;
    }
    for (const [number, path] of player.paths) {
      const file = diskPath(player, path);
      if (!existsSync(file) || !after.includes(readFileSync(file, 'utf8'))) continue;
      edited.delete(number);
      // A left-out file stands for its old name still.
      if (isRecordedAs(player, path)) renamed.delete(number);
    }
    const first = join(stage.folder, 'first.json');
    if (!existsSync(first) && existsSync(join(stage.folder, LOCK))) copyFileSync(join(stage.folder, LOCK), first);
  }
  return { problems, deleted, done };
}

function storedCount({ stage: { emulator }, job }: Player): number {
  return job === 'push-content'
    ? emulator.state.project.branch().files.size
    : emulator.state.media.newestFirst().length;
}

test(
  'keeps what the folder still has and what others wrote, in histories of several runs',
  { timeout: 7_200_000 },
  async () => {
    const { DOCS_CI_FUZZ: factor, DOCS_CI_HISTORY: wanted } = process.env;
    const seed = factor === undefined && wanted === undefined ? 3 : SEED;
    const first = Number(wanted ?? 0);
    const count = wanted === undefined ? COUNT * Number(factor ?? 1) : 1;
    const problems: string[] = [];
    let [done, deleted] = [0, 0];
    for (let index = first; index < first + count; index += 1) {
      const played = await playHistory(seed, index);
      done += played.done;
      deleted += played.deleted;
      for (const sentence of played.problems) problems.push(`seed ${seed}, history ${index}: ${sentence}`);
    }
    console.log(
      `${count} histories with seed ${seed}: ${done} runs done, ${deleted} deletions, ${problems.length} problems. Large libraries: ${String(LARGE)}`,
    );
    expect(problems).toEqual([]);
    // A run that refuses everything would lose nothing.
    if (wanted === undefined) expect([done > count, deleted > count / 2]).toEqual([true, true]);
  },
);
