/** Plays two jobs at once, in every order of their writes. */
import { manyPages } from '../../commands/push-content/fixture.js';
import { violationsOf } from './oracle.js';
import { addForeignPages, FIRST, page, SECOND, THIRD } from './scenarios.js';
import { SERVICE_KINDS, type ServiceKind } from './emulator-kinds.js';
import { type Hooks, type JobRun, World } from './world.js';

type Pages = Readonly<Record<string, string>>;

interface Part {
  readonly runId: number;
  readonly folder: Pages;
  readonly inputs: Readonly<Record<string, string>>;
}

interface Pair {
  readonly id: string;
  readonly kind: ServiceKind;
  readonly jobs: readonly [Part, Part];
  /** True if neither job has anything to do with what the other writes. Both must succeed then. */
  readonly isIndependent: boolean;
}

const PUBLISH = { prune: 'managed' };
const PROPOSE = { prune: 'managed', mode: 'propose' };
/** The jobs of one run of a workflow have one run id. */
const RUN = 20;

interface Meeting {
  readonly name: string;
  readonly one: Readonly<Record<string, string>>;
  readonly other: Readonly<Record<string, string>>;
  readonly otherRun?: number;
  readonly isIndependent: boolean;
  readonly otherFolder?: Pages;
}

const MEETINGS: readonly Meeting[] = [
  { name: 'two bases', one: PUBLISH, other: { ...PUBLISH, base: 'v1' }, isIndependent: true },
  { name: 'two folders', one: PUBLISH, other: { ...PUBLISH, to: 'reference/other' }, isIndependent: true },
  { name: 'the same twice', one: PUBLISH, other: PUBLISH, isIndependent: false },
  { name: 'a newer run', one: PUBLISH, other: PUBLISH, otherRun: 30, otherFolder: THIRD, isIndependent: false },
  { name: 'proposals for two bases', one: PROPOSE, other: { ...PROPOSE, base: 'v1' }, isIndependent: true },
  {
    name: 'proposals for two folders',
    one: PROPOSE,
    other: { ...PROPOSE, to: 'reference/other' },
    isIndependent: true,
  },
  { name: 'the same proposal twice', one: PROPOSE, other: PROPOSE, isIndependent: false },
  { name: 'publish and propose', one: PUBLISH, other: PROPOSE, isIndependent: false },
  { name: 'propose and remove', one: PROPOSE, other: { mode: 'remove' }, isIndependent: false },
];

function bulk(isLarge: boolean, version: string): Pages {
  return isLarge ? manyPages(22, page('Bulk', version)) : {};
}

export const PAIRS: readonly Pair[] = SERVICE_KINDS.flatMap((kind) =>
  [false, true].flatMap((isLarge) =>
    MEETINGS.map(({ name, one, other, otherRun = RUN, otherFolder = SECOND, isIndependent }) => {
      const part = { runId: RUN, folder: { ...SECOND, ...bulk(isLarge, 'second') }, inputs: one };
      const version = otherRun === RUN ? 'second' : 'third';
      const second = { runId: otherRun, folder: { ...otherFolder, ...bulk(isLarge, version) }, inputs: other };
      const id = [kind.name, name, isLarge ? 'large' : 'small'].join(' / ');
      return { id, kind, jobs: [part, second] as const, isIndependent };
    }),
  ),
);

/** Decides which job writes next. It starts with the given choices, and then always takes the first one. */
class Order {
  /** How many jobs could write at each choice. */
  readonly alternatives: number[] = [];
  readonly taken: number[] = [];

  constructor(private readonly prefix: readonly number[]) {}

  choose(count: number): number {
    const choice = Math.min(this.prefix[this.taken.length] ?? 0, count - 1);
    this.alternatives.push(count);
    this.taken.push(choice);
    return choice;
  }

  /** The choices of the next order; undefined after the last. */
  next(): number[] | undefined {
    const at = this.taken.findLastIndex((choice, index) => choice + 1 < (this.alternatives[index] ?? 0));
    return at < 0 ? undefined : [...this.taken.slice(0, at), (this.taken[at] ?? 0) + 1];
  }
}

/** Lets reads through at once, and writes one by one: the most that two jobs can know wrongly about each other. */
class Turns {
  readonly #waiting = new Map<string, () => void>();
  readonly #working = new Set<string>();

  constructor(
    private readonly world: World,
    private readonly order: Order,
  ) {}

  hooksOf(name: string): Hooks {
    return {
      before: async ({ method }) => {
        if (method === 'GET') return undefined;
        await this.world.hold(
          () =>
            new Promise<void>((proceed) => {
              this.#waiting.set(name, proceed);
              this.#proceed();
            }),
        );
        return undefined;
      },
    };
  }

  async run(jobs: ReadonlyMap<string, (hooks: Hooks) => Promise<JobRun>>): Promise<JobRun[]> {
    for (const name of jobs.keys()) this.#working.add(name);
    return Promise.all(
      [...jobs].map(async ([name, work]) => {
        const run = await work(this.hooksOf(name));
        this.#working.delete(name);
        this.#proceed();
        return run;
      }),
    );
  }

  /** As soon as every working job has reached its next write, one of them goes on. */
  #proceed(): void {
    if (this.#waiting.size === 0 || [...this.#working].some((name) => !this.#waiting.has(name))) return;
    const names = [...this.#waiting.keys()].sort();
    const chosen = names[this.order.choose(names.length)] ?? '';
    const proceed = this.#waiting.get(chosen);
    this.#waiting.delete(chosen);
    proceed?.();
  }
}

interface PlayedPair {
  /** By which the order can be played again: `0110`. */
  readonly order: string;
  readonly problems: readonly string[];
  readonly next: readonly number[] | undefined;
}

export async function playPair(pair: Pair, prefix: readonly number[]): Promise<PlayedPair> {
  await using world = await World.open(pair.kind);
  const setup = await world.job('setup');
  await addForeignPages(world);
  const isLarge = Object.keys(pair.jobs[0].folder).length > 20;
  setup.write({ ...FIRST, ...bulk(isLarge, 'first') });
  await setup.run({ runId: 1, inputs: { ...PUBLISH, wait: 'false' } });
  world.emulator.state.project.createBranch('v1', 'main');
  world.clock.advance(60_000);
  const order = new Order(prefix);
  const turns = new Turns(world, order);
  const jobs = new Map<string, (hooks: Hooks) => Promise<JobRun>>();
  for (const [index, { runId, folder, inputs }] of pair.jobs.entries()) {
    const job = await world.job(`job ${index + 1}`);
    job.write(folder);
    jobs.set(job.name, (hooks) => job.run({ runId, inputs, isPullRequest: true, hooks }));
  }
  const runs = await turns.run(jobs);
  const problems = [
    ...runs.flatMap((run) => violationsOf(world, run)),
    ...endProblems(pair, runs),
    ...(await problemsOfNextRuns(world, pair)),
  ];
  return { order: order.taken.join(''), problems, next: order.next() };
}

function endProblems({ isIndependent }: Pair, runs: readonly JobRun[]): string[] {
  const failed = runs.filter(({ exitCode }) => exitCode !== 0);
  if (failed.length < (isIndependent ? 1 : runs.length)) return [];
  return failed.map(({ job, exitCode, result }) => `${job} ended with ${exitCode}: ${result.message}`);
}

/** A later run of the newest job ends true, whatever the two left. */
async function problemsOfNextRuns(world: World, { jobs }: Pair): Promise<string[]> {
  world.clock.advance(60_000);
  const newest = jobs[1];
  const next = await world.job('next');
  next.write(newest.folder);
  const run = await next.run({ runId: 40, inputs: newest.inputs, isPullRequest: true });
  const problems = violationsOf(world, run);
  return run.exitCode === 0 ? problems : [...problems, `next: it ended with ${run.exitCode}: ${run.result.message}`];
}
