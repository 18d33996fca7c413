/** Plays one disturbance between two requests of one run, then runs again, and compares each run with the service. */
import { seededRandom } from '../seeded-random.js';
import { type Disturbance, DISTURBANCES } from './disturbances.js';
import { violationsOf } from './oracle.js';
import { type PushScenario, SCENARIOS } from './scenarios.js';
import { SERVICE_KINDS, type ServiceKind } from './emulator-kinds.js';
import { type JobRun, World } from './world.js';

/** `kind / scenario / disturbance / request`, by which a schedule can be played again. */
interface Schedule {
  readonly id: string;
  readonly kind: ServiceKind;
  readonly scenario: PushScenario;
  readonly disturbance: Disturbance;
  readonly nth: number;
}

const RUN_ID = 20;

/** Returns every schedule. A clean run of each kind and scenario tells how many requests there are, or all have as many. */
export async function allSchedules(requestCount?: number): Promise<Schedule[]> {
  const schedules: Schedule[] = [];
  for (const kind of SERVICE_KINDS) {
    for (const scenario of SCENARIOS) {
      const count = requestCount ?? (await countRequests(kind, scenario));
      for (const disturbance of DISTURBANCES)
        for (let nth = 0; nth < count; nth += 1) schedules.push(scheduleOf(kind, scenario, disturbance, nth));
    }
  }
  return schedules;
}

function scheduleOf(kind: ServiceKind, scenario: PushScenario, disturbance: Disturbance, nth: number): Schedule {
  return { id: `${kind.name} / ${scenario.name} / ${disturbance.name} / ${nth}`, kind, scenario, disturbance, nth };
}

async function countRequests(kind: ServiceKind, scenario: PushScenario): Promise<number> {
  await using world = await World.open(kind);
  const job = await world.job('clean');
  await scenario.prepare(world, job);
  job.write(scenario.folder);
  return (await job.run({ ...scenario, runId: RUN_ID })).requests.length;
}

/** Returns what was false, as sentences. */
export async function playSchedule({ kind, scenario, disturbance, nth }: Schedule): Promise<string[]> {
  await using world = await World.open(kind);
  const job = await world.job('disturbed');
  await scenario.prepare(world, job);
  job.write(scenario.folder);
  const others: JobRun[] = [];
  const hooks = disturbance.hooks({ world, job, scenario, nth, others });
  const disturbed = await job.run({ ...scenario, runId: RUN_ID, hooks });
  const problems = [disturbed, ...others].flatMap((run) => violationsOf(world, run));
  return [...problems, ...(await problemsOfNextRun(world, scenario, others))];
}

/** The next run finds a service without faults, so it has to succeed, whatever the last one left. */
async function problemsOfNextRun(world: World, scenario: PushScenario, others: readonly JobRun[]): Promise<string[]> {
  world.clock.advance(60_000);
  const job = await world.job('next');
  const newest = others.find(({ inputs }) => inputs.to === 'reference/api' && inputs.base === undefined);
  job.write(newest ? Object.fromEntries(newest.folder) : scenario.folder);
  const run = await job.run({ ...scenario, runId: 40 });
  const problems = violationsOf(world, run);
  if (run.exitCode !== 0) problems.push(`next: it ended with ${run.exitCode}: ${run.result.message}`);
  return problems;
}

/** Returns so many schedules, chosen by the seed. */
export function sampleOf<T>(all: readonly T[], count: number, seed: number): T[] {
  const random = seededRandom(seed);
  return all
    .map((one) => ({ one, order: random() }))
    .sort((a, b) => a.order - b.order)
    .slice(0, count)
    .map(({ one }) => one);
}
