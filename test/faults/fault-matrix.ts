/** The fault matrix of one command: every request of a clean run × every fault × once and for good. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Outcome } from '../../src/commands/command.js';
import type { CommandName } from '../../src/commands/index.js';
import type { Arrived, Plan } from '../support/gates.js';
import { useVirtualTimers } from '../support/virtual-timers.js';
import { FAULTS, type MatrixFault } from './faults.js';
import { findLeaks } from './leaks.js';
import './preload.js';
import type { Scenario } from './scenario.js';
import { clockOfRuns, openWorld, type Played, type World } from './world.js';

/** The timeout of the runs, and what an ending may take after it. */
const MAX_RUN_MS = 10 * 60_000 + 30_000;
/** Real time: nothing of a run may spin. */
const MAX_CASE_MS = 8_000;

const EXIT_CODES: Readonly<Record<Outcome, number>> = {
  done: 0,
  skipped: 0,
  failed: 1,
  refused: 2,
  gate: 3,
  'timed-out': 4,
  unavailable: 5,
  cancelled: 143,
};

const clock = clockOfRuns();

/** To look into one of them: `DOCS_CI_FAULT='reset after' npx vitest run test/faults -t 'GET /deployments'`. */
const CHOSEN = FAULTS.filter(({ name }) => name.includes(process.env.DOCS_CI_FAULT ?? ''));

/** Declares the tests of a command. To be called at the top of a file of its own, so that files share the work. */
export async function describeMatrix(command: CommandName, scenarios: readonly Scenario[]): Promise<void> {
  const restore = useVirtualTimers(clock);
  const recordings: { scenario: Scenario; points: readonly Arrived[] }[] = [];
  for (const scenario of scenarios) recordings.push({ scenario, points: await record(scenario) });
  restore();
  const tally = { cases: 0, struck: 0, again: 0, searched: 0, startedMs: 0 };

  describe(`${command} under every fault`, () => {
    let end: () => void;
    beforeAll(() => {
      end = useVirtualTimers(clock);
      tally.startedMs = performance.now();
    });
    afterAll(() => {
      end();
      const requests = recordings.reduce((sum, { points }) => sum + points.length, 0);
      const seconds = Math.round((performance.now() - tally.startedMs) / 1000);
      console.log(
        `fault matrix of ${command}: ${requests} requests × ${CHOSEN.length} faults (each once, and from its first time on for good) = ${tally.cases} cases ` +
          `(${tally.struck} faults struck, ${tally.again} re-runs) in ${seconds} s; ${tally.searched} places searched for secrets`,
      );
    });
    for (const { scenario, points } of recordings) {
      describe(scenario.name, () => {
        for (const point of points) {
          test(`${point.gate}: ${point.route} #${point.nth + 1}`, { timeout: 120_000 }, async () => {
            const wrong: string[] = [];
            for (const fault of CHOSEN) {
              wrong.push(...(await tryCase(scenario, point, fault, false, tally)));
              // What stays broken is broken from its first request on.
              if (point.nth === 0) wrong.push(...(await tryCase(scenario, point, fault, true, tally)));
            }
            expect(wrong).toEqual([]);
          });
        }
      });
    }
  });
}

/** The requests of a clean run, which is checked itself. */
async function record(scenario: Scenario): Promise<Arrived[]> {
  await using world = await openWorld(scenario, { clock });
  await world.gates.prepare();
  const run = await world.play(1);
  const wrong = [...(await scenario.broken(world)), ...(await scenario.unfinished(world, run))];
  if (run.result.outcome !== 'done' || wrong.length > 0)
    throw new Error(`${scenario.name}, without a fault: ${run.result.message} ${wrong.join('; ')}\n${run.stdout}`);
  return pick(world.gates.arrived).filter(({ route }) => scenario.struck?.includes(route) ?? true);
}

/** Of a request that is made again and again, such as a poll, the first and the last. */
function pick(arrived: readonly Arrived[]): Arrived[] {
  return arrived.filter(({ gate, route, nth }) => {
    const count = arrived.filter((one) => one.gate === gate && one.route === route).length;
    return nth === 0 || nth === count - 1;
  });
}

interface Tally {
  cases: number;
  struck: number;
  again: number;
  searched: number;
}

/** What is wrong with a run and its re-run under a fault, one sentence each. */
async function tryCase(
  scenario: Scenario,
  point: Arrived,
  fault: MatrixFault,
  always: boolean,
  tally: Tally,
): Promise<string[]> {
  const startedMs = performance.now();
  const severs = typeof fault.how === 'string';
  await using world = await openWorld(scenario, { clock, fresh: severs, tls: fault.how === 'expired-tls' });
  const { gates } = world;
  await gates.prepare(planOf(point, fault, always));
  const first = await world.play(1);
  const struck = gates.struck > 0;
  tally.cases += 1;
  if (struck) tally.struck += 1;
  const wrong = struck ? judge(scenario, first, endsOf(scenario, point, fault, always)) : ['the fault did not strike'];
  wrong.push(...(await scenario.broken(world)), ...searchLeaks(world, first, tally), ...rushed(world, fault));
  if (!PLATFORMS.has(point.gate)) wrong.push(...((await scenario.open?.(world, first)) ?? []));
  const isDone = first.result.outcome === 'done';
  if (isDone) wrong.push(...(await untold(scenario, world, first, point, fault)));
  // A run that is done and was never left in doubt leaves the world that a run without a fault does.
  if (!isDone || isLate(fault) || wrong.length > 0) wrong.push(...(await tryAgain(scenario, world, tally)));
  const tookMs = performance.now() - startedMs;
  if (tookMs > MAX_CASE_MS) wrong.push(`it took ${Math.round(tookMs)} ms of real time`);
  return wrong.map((sentence) => `${fault.name}, ${always ? 'for good' : 'once'}: ${sentence}`);
}

/** The body without what marks its parts, which is another one every time. */
function textOf({ headers, body }: Arrived): string {
  const [, boundary = ''] = /boundary=([^;]+)/.exec(headers['content-type'] ?? '') ?? [];
  const text = body.toString('latin1');
  return boundary === '' ? text : text.replaceAll(boundary, '');
}

/** A job waits no longer than this for a platform (hosts/second-try.ts). */
const MAX_PLATFORM_PAUSE_MS = 3_000;

/** Requests that came back before the time that an answer had asked for, one sentence each. */
function rushed({ gates }: World, { waitMs }: MatrixFault): string[] {
  const { gate, always, strike } = gates.plan ?? {};
  // GitHub's artifact client waits as it sees fit, and whether a site is there already is asked at a pace of its own.
  if (waitMs === undefined || !strike || gate === 'results' || strike.route === 'GET /site/') return [];
  // The call is given up then, and what is asked next is for putting things back.
  if (PLATFORMS.has(gate ?? '') && waitMs > MAX_PLATFORM_PAUSE_MS) return [];
  const sent = gates.arrived.filter((one) => one.gate === gate && one.route === strike.route);
  return sent.flatMap((struck) => {
    const { nth, atMs, path } = struck;
    if (always ? nth < strike.nth : nth !== strike.nth) return [];
    const again = sent.find((one) => one.nth > nth && one.path === path && textOf(one) === textOf(struck));
    if (!again || again.atMs - atMs >= waitMs) return [];
    return [`${strike.route} was sent again after ${again.atMs - atMs} ms instead of ${waitMs}`];
  });
}

/** What is wrong with a plain re-run, which has to finish the work, one sentence each. */
async function tryAgain(scenario: Scenario, world: World, tally: Tally): Promise<string[]> {
  tally.again += 1;
  await world.gates.prepare();
  clock.advance(scenario.pauseMs ?? 60_000);
  const again = await world.play(2);
  const late = [
    ...judge(scenario, again, ['done']),
    ...(await scenario.broken(world)),
    ...(await scenario.unfinished(world, again)),
    ...searchLeaks(world, again, tally),
  ];
  return late.map((sentence) => `re-run: ${sentence}`);
}

/** The work behind the request was done, and the answer lost or spoilt. */
function isLate({ how }: MatrixFault): boolean {
  return typeof how !== 'string' && how.late;
}

function planOf({ gate, route, nth, index }: Arrived, { how }: MatrixFault, always: boolean): Plan {
  if (typeof how === 'string') return { gate, always, sever: { kind: how, index } };
  return { gate, always, strike: { ...how, route, nth } };
}

function endsOf(scenario: Scenario, point: Arrived, fault: MatrixFault, always: boolean): readonly Outcome[] {
  if (scenario.optional?.includes(point.gate)) return ['done'];
  const isLost = isLate(fault) && fault.name !== 'wrong types';
  if (isLost && scenario.lookedUp?.includes(point.route)) return ['done'];
  return scenario.ends?.(point, fault, always) ?? (always ? fault.always : fault.once);
}

const PLATFORMS: ReadonlySet<string> = new Set(['github', 'gitlab', 'results']);

/** What a run that says it is done has left undone; what it may leave it has to tell. */
async function untold(
  scenario: Scenario,
  world: World,
  run: Played,
  { gate }: Arrived,
  { name }: MatrixFault,
): Promise<readonly string[]> {
  // GitHub redirects where a repository was renamed, so its client follows; what it finds there is an answer.
  if (gate === 'github' && name === 'redirect to another origin') return [];
  const missing = await scenario.unfinished(world, run);
  const isTold = run.result.annotations.some(({ level }) => level !== 'error');
  return PLATFORMS.has(gate) && isTold ? [] : missing;
}

/** Words of programmers, which tell people nothing. */
const GIBBERISH =
  /\b(undefined|NaN|\[object|TypeError|RangeError|SyntaxError|Cannot read|is not (a function|iterable)|Unexpected token|ZodError|invalid_type|null is)\b|\bat .+\.[jt]s:\d+/;
/** Longer messages are stories. */
const MAX_MESSAGE_LENGTH = 900;

function judge(scenario: Scenario, run: Played, ends: readonly Outcome[]): string[] {
  const { result, exitCode, tookMs } = run;
  const outcome = result.outcome as Outcome;
  const wrong = [];
  if (!ends.includes(outcome)) wrong.push(`it ended as ${outcome} instead of ${ends.join(' or ')}: ${result.message}`);
  if (exitCode !== EXIT_CODES[outcome]) wrong.push(`exit code ${exitCode} for ${outcome}`);
  if (tookMs > MAX_RUN_MS) wrong.push(`it took ${Math.round(tookMs / 1000)} s`);
  wrong.push(...judgeWords(run, outcome));
  if (scenario.host !== 'terminal' && !result.outputs.outcome) wrong.push('no outcome was published');
  return wrong;
}

function judgeWords({ result, stdout, stderr, summary }: Played, outcome: Outcome): string[] {
  const { message, annotations } = result;
  const wrong = [];
  const told = [message, ...annotations.map((one) => one.message)];
  for (const text of told) {
    if (GIBBERISH.test(text)) wrong.push(`it says: ${text}`);
    if (text === '' || text.length > MAX_MESSAGE_LENGTH) wrong.push(`a message of ${text.length} characters: ${text}`);
  }
  const errors = annotations.filter(({ level }) => level === 'error').length;
  // One for the run, and one for each file of its own that it could not do.
  const files = outcome === 'failed' ? Number(result.outputs.failed ?? 0) : 0;
  if (errors !== (outcome === 'done' ? 0 : 1) + files)
    wrong.push(`${errors} errors are told of a run that ended as ${outcome}`);
  // What people read first, in the log and in the summary, is the same sentence.
  if (!`${stdout}${stderr}`.includes(message.slice(0, 60))) wrong.push('the log does not tell how it ended');
  if (!summary.includes(outcome)) wrong.push('the summary does not tell how it ended');
  return wrong;
}

function searchLeaks(world: World, { stdout, stderr, printed }: Played, tally: Tally): string[] {
  const places = [
    ...world.places(),
    { where: 'stderr', bytes: stderr },
    { where: 'stdout', bytes: asTheRunnerShows(`${stdout}\n${printed}`) },
  ];
  tally.searched += places.length;
  return findLeaks(world.planted(), places);
}

/** The runner takes commands that mask out of the log, and blots out what they name from there on. */
function asTheRunnerShows(output: string): string {
  const masks: string[] = [];
  return output
    .split('\n')
    .flatMap((line) => {
      const [, masked] = /^::add-mask::(.*)$/.exec(line) ?? [];
      if (masked === undefined) return masks.reduce((text, mask) => text.replaceAll(mask, '***'), line);
      masks.push(masked.replaceAll('%0A', '\n').replaceAll('%0D', '\r').replaceAll('%25', '%'));
      return [];
    })
    .join('\n');
}
