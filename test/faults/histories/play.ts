/** Plays one random history, and compares what the service has with what people wrote and what the runs said. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type FakeResponse, RESET } from '../../support/api-server.js';
import { manyPages } from '../../commands/push-content/fixture.js';
import { violationsOf } from '../push-sequences/oracle.js';
import { addForeignPages, page } from '../push-sequences/scenarios.js';
import { SERVICE_KINDS } from '../push-sequences/emulator-kinds.js';
import { type Hooks, type Job, type JobRun, World } from '../push-sequences/world.js';
import { seededRandom } from '../seeded-random.js';

/** Random choices of one history. */
class Dice {
  readonly #random: () => number;
  constructor(seed: number) {
    this.#random = seededRandom(seed);
  }
  below(limit: number): number {
    return Math.floor(this.#random() * limit);
  }
  pick<T>(all: readonly [T, ...T[]]): T {
    return all[this.below(all.length)] ?? all[0];
  }
  isOneIn(count: number): boolean {
    return this.below(count) === 0;
  }
}

const PAGES = ['same', 'changed', 'gone', 'edited', 'new'] as const;
const BULK = 22;
const MEDIA = ['a.txt', 'b.txt', 'sub/c.txt'] as const;
const NEXT = 'next';
const PROPOSAL = 'docs-ci/api';

interface Player {
  readonly world: World;
  readonly dice: Dice;
  readonly job: Job;
  /** Files of the media folder: path → text. */
  readonly media: Map<string, string>;
  /** Pages whose publication was taken back, or was to be. */
  readonly restored: Set<string>;
  readonly problems: string[];
  runId: number;
  runs: number;
}

/** @param index numbers the histories of one seed */
export async function playHistory(
  seed: number,
  index: number,
): Promise<{ readonly problems: string[]; readonly runs: number }> {
  const dice = new Dice(seed * 100_003 + index);
  await using world = await World.open(dice.pick(SERVICE_KINDS as [(typeof SERVICE_KINDS)[number]]));
  const job = await world.job('job');
  await addForeignPages(world);
  world.emulator.state.addMedia('theirs.txt', Buffer.from('of a person'), { createdAt: world.clock.now() - 3_600_000 });
  world.emulator.state.project.createBranch(NEXT, 'main');
  const player: Player = { world, dice, job, media: new Map(), restored: new Set(), problems: [], runId: 10, runs: 0 };
  for (let steps = 3 + dice.below(4); steps > 0; steps -= 1) await playStep(player);
  return { problems: player.problems, runs: player.runs };
}

async function playStep(player: Player): Promise<void> {
  const { world, dice } = player;
  for (let acts = dice.below(3); acts > 0; acts -= 1) actOf(player);
  world.clock.advance(60_000);
  player.runId += 10;
  const play = dice.pick([pushPages, pushPages, pushPages, publishNext, publishNext, restoreLast, syncMedia]);
  world.lag(dice.isOneIn(6) ? dice.pick([300, 2_000]) : 0);
  await play(player);
  world.lag(0);
  world.clock.advance(60_000);
}

/** What a person does. */
function actOf({ world: { people, branches }, dice }: Player): void {
  const branch = dice.pick(['main', 'main', NEXT, PROPOSAL]);
  if (!branches.has(branch)) return;
  const path = `reference/api/${dice.pick(PAGES)}.mdx`;
  const act = dice.below(6);
  if (act < 3) people.write(path, branch);
  else if (act === 3) people.delete(path, branch);
  else if (act === 4) people.write(`guides/page-${dice.below(3)}.mdx`, branch);
  else people.write(`reference/api/page-000${dice.below(3)}.mdx`, branch);
}

const refusal = (status: number, headers = {}): FakeResponse => ({
  status,
  headers,
  json: { error: 'Error', message: 'Injected', code: status },
});
const PAGE = Buffer.from('<html>502</html>');
const FAULTS: readonly [FakeResponse, ...FakeResponse[]] = [
  refusal(429, { 'retry-after': '2' }),
  refusal(429, { 'retry-after': '40' }),
  refusal(502),
  refusal(503),
  { status: 502, headers: { 'content-type': 'text/html' }, bytes: PAGE },
  { status: RESET },
];

/** What happens during a run, at random requests of it. Nothing in half of the runs. */
function disturbanceOf(
  player: Player,
  meet?: () => Promise<void>,
): { readonly hooks: Hooks; readonly isKill: boolean } {
  const { dice, world } = player;
  const [kind, at] = [dice.below(12), dice.below(30)];
  const fault = dice.pick(FAULTS);
  if (kind < 3) {
    return {
      isKill: false,
      hooks: {
        before: (_, nth) => {
          if (nth === at || nth === at + 3) actOf(player);
          return undefined;
        },
      },
    };
  }
  if (kind === 3) {
    let nth = 0;
    return { isKill: false, hooks: { replace: () => (nth++ === at ? fault : undefined) } };
  }
  if (kind === 4)
    return { isKill: false, hooks: { answer: (_, nth, real) => (nth === at ? { status: RESET } : real) } };
  if (kind === 5) return { isKill: true, hooks: { before: (_, nth) => (nth === at ? 'dead' : undefined) } };
  if (kind === 6) return { isKill: true, hooks: { answer: (_, nth, real) => (nth === at ? 'dead' : real) } };
  if (kind === 7 && meet) {
    return {
      isKill: false,
      hooks: {
        before: async (_, nth) => {
          if (nth === at) await world.hold(meet);
          return undefined;
        },
      },
    };
  }
  return { isKill: false, hooks: {} };
}

/** A folder of pages: each is there or not, in one of three versions. */
function randomFolder({ dice }: Player): Record<string, string> {
  const pages = PAGES.filter((name) => name === 'same' || !dice.isOneIn(4)).map((name) => [
    `${name}.mdx`,
    page(name, dice.pick(['first', 'second', 'third'])),
  ]);
  const bulk = dice.isOneIn(4) ? manyPages(BULK, page('Bulk', dice.pick(['first', 'second']))) : {};
  return { ...(Object.fromEntries(pages) as Record<string, string>), ...bulk };
}

function pushInputs({ dice }: Player): Record<string, string> {
  const mode = dice.pick(['publish', 'publish', 'publish', 'propose', 'propose', 'remove']);
  if (mode === 'remove') return { mode, branch: PROPOSAL };
  const more: Record<string, string> = mode === 'propose' ? { branch: PROPOSAL } : {};
  return { mode, ...more, prune: 'managed', 'max-deletes': '100%', timeout: '20m' };
}

async function pushPages(player: Player): Promise<void> {
  const { world, job, problems } = player;
  job.write(randomFolder(player));
  const inputs = pushInputs(player);
  const others: JobRun[] = [];
  const meet = async (): Promise<void> => {
    const other = await world.job(`other ${player.runId}`);
    other.write(randomFolder(player));
    const runId = player.runId + player.dice.pick([-5, 0, 5]);
    others.push(
      await other.run({ runId, inputs: { ...inputs, ...(inputs.mode === 'remove' ? {} : { wait: 'false' }) } }),
    );
  };
  const { hooks } = disturbanceOf(player, meet);
  const run = await job.run({ runId: player.runId, inputs, hooks });
  player.runs += 1 + others.length;
  for (const one of [run, ...others])
    problems.push(
      ...violationsOf(world, one).map(
        (sentence) => `run ${player.runId} of push-content (${inputs.mode ?? ''}): ${sentence}`,
      ),
    );
}

interface Publication {
  readonly run: JobRun;
  /** The runs of other jobs that it met. */
  readonly others: readonly JobRun[];
  /** True if nobody else changed anything during the run. */
  readonly isQuiet: boolean;
}

/** Runs publish-branch, which another job of it may meet. */
async function runPublication(player: Player, inputs: Record<string, string>): Promise<Publication> {
  const { world, job, dice, runId } = player;
  const others: JobRun[] = [];
  const meet = async (): Promise<void> => {
    const other = await world.job(`other ${runId}`);
    const own = dice.pick([inputs, { mode: 'restore' }, { from: NEXT, 'max-deletes': '100%' }]);
    const all = { ...own, timeout: '20m', wait: 'false' };
    const met = await other.run({ runId: runId + dice.pick([-5, 5]), command: 'publish-branch', inputs: all });
    others.push(met);
    if ('mode' in own && own.mode === 'restore') noteRestored(player, met);
  };
  const { hooks } = disturbanceOf(player, meet);
  const actsBefore = world.people.acts.length;
  const run = await job.run({ runId, command: 'publish-branch', inputs: { ...inputs, timeout: '20m' }, hooks });
  player.runs += 1 + others.length;
  return { run, others, isQuiet: others.length === 0 && world.people.acts.length === actsBefore };
}

/** A restore takes back what came from the published branch, and nothing that a person wrote on main. */
function lossesOf({ run, others }: Publication): string[] {
  return [run, ...others].flatMap((one) =>
    one.requests.flatMap(({ path, losses }) =>
      losses
        // A restore works on a branch, which becomes main.
        .filter(({ branch, lostOn }) => branch === 'main' || !/^(main$|docs-ci-after\/)/.test(lostOn))
        .map((loss) => `${path} lost a text of ${loss.path}, written on ${loss.branch}, on ${loss.lostOn}`),
    ),
  );
}

async function publishNext(player: Player): Promise<void> {
  const { world, problems, runId } = player;
  const before = new Map(world.files(NEXT));
  const publication = await runPublication(player, { from: NEXT, 'max-deletes': '100%' });
  const { run, isQuiet } = publication;
  const missing =
    run.exitCode === 0 && isQuiet
      ? [...before]
          .filter(([path, text]) => text.includes('who has more') && world.files()?.get(path) !== text)
          .map(([path]) => path)
      : [];
  // A text on main of a later date wins in a merge without a conflict, so only what nobody wrote on main is certain.
  const onMain = new Set(world.people.acts.filter(({ branch }) => branch === 'main').map(({ path }) => path));
  const certain = missing.filter(
    (path) => !onMain.has(path) && !run.before.get('main')?.has(path) && !player.restored.has(path),
  );
  problems.push(
    ...lossesOf(publication).map((one) => `run ${runId} of publish-branch: ${one}`),
    ...certain.map(
      (path) => `run ${runId} of publish-branch: exit code 0, but main lacks ${path}: ${run.result.message}`,
    ),
  );
}

/** Takes the newest publication back, if there is one. */
async function restoreLast(player: Player): Promise<void> {
  const { problems, runId } = player;
  const publication = await runPublication(player, { mode: 'restore' });
  const { run, isQuiet } = publication;
  problems.push(...lossesOf(publication).map((one) => `run ${runId} of restore: ${one}`));
  const { start, published, points } = noteRestored(player, run);
  if (run.exitCode !== 0 || !isQuiet || run.result.outputs.complete !== 'true' || points !== 1) return;
  const other = published.filter((path) => run.after.get('main')?.get(path) !== start?.get(path));
  problems.push(...other.map((path) => `run ${runId} of restore: complete is true, but ${path} isn't as before`));
}

/** Git merges nothing again that it has merged, so a restored page doesn't come back with the same branch. */
function noteRestored({ restored }: Player, run: JobRun) {
  const points = [...run.before.keys()].filter((name) => /^docs-ci-before\/.*-publish-/.test(name)).sort();
  const point = points.at(-1) ?? '';
  const [start, end] = [run.before.get(point), run.before.get(point.replace('before', 'after').replace(/\..*$/, ''))];
  const published = changedPaths(start, end);
  for (const path of published) restored.add(path);
  return { start, published, points: points.length };
}

function changedPaths(
  before: ReadonlyMap<string, string> = new Map<string, string>(),
  after: ReadonlyMap<string, string> = new Map<string, string>(),
): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter((path) => before.get(path) !== after.get(path));
}

async function syncMedia(player: Player): Promise<void> {
  const { world, job, dice, media, problems, runId } = player;
  writeMedia(player);
  const inputs = { path: 'media', prune: 'managed', 'max-deletes': '100%', timeout: '20m' };
  const runs: JobRun[] = [];
  const meet = async (): Promise<void> => {
    const other = await world.job(`other ${runId}`);
    writeFolder(other, media);
    runs.push(await other.run({ runId: runId + dice.pick([-5, 5]), command: 'sync-media', inputs }));
  };
  const { hooks } = disturbanceOf(player, meet);
  runs.push(await job.run({ runId, command: 'sync-media', inputs, hooks }));
  player.runs += runs.length;
  const library = world.emulator.state.media.newestFirst().map(({ bytes }) => bytes.toString());
  const missing = [...media].filter(([, text]) => !library.includes(text)).map(([path]) => path);
  for (const { exitCode, result } of missing.length > 0 ? runs : [])
    if (exitCode === 0)
      problems.push(
        `run ${runId} of sync-media: exit code 0, but the library lacks ${missing.join(', ')}: ${result.message}`,
      );
  if (!library.includes('of a person')) problems.push(`run ${runId} of sync-media: the file of a person is gone`);
}

/** Writes, changes or deletes files of the media folder, which is never empty. */
function writeMedia({ job, dice, media }: Player): void {
  const files = [
    ['always.txt', 'always there'] as const,
    ...MEDIA.filter(() => !dice.isOneIn(3)).map((path) => [path, dice.pick(['one', 'two', 'three', 'seven'])] as const),
  ];
  media.clear();
  for (const [path, text] of files) media.set(path, text);
  writeFolder(job, media);
}

function writeFolder({ stage }: Job, media: ReadonlyMap<string, string>): void {
  const folder = join(stage.folder, 'media');
  rmSync(folder, { recursive: true, force: true });
  for (const [path, text] of media) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}
