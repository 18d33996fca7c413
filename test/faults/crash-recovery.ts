/**
 * Kill anywhere: the bundle as a child process, killed at seeded points of its run. What it leaves is whole wherever
 * somebody would look, and a plain re-run finishes the work.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { CommandName } from '../../src/commands/index.js';
import { inputVariable } from '../../src/hosts/environment.js';
import { type Ended, runDist } from '../support/processes.js';
import { actionInputs } from '../support/runs.js';
import { useVirtualTimers } from '../support/virtual-timers.js';
import './preload.js';
import { chance, SEED } from './random.js';
import type { Scenario } from './scenario.js';
import { clockOfRuns, openWorld, type World } from './world.js';

const FUZZ = Number(process.env.DOCS_CI_FUZZ ?? 1);
/** Kills of a command, shared by its scenarios; `DOCS_CI_FUZZ` multiplies them. */
const KILLS = 240 * FUZZ;
/** Children at a time: most of their time they wait. */
const AT_ONCE = 5;
/** What a cancelled run may take (interface: within 6 s of the first signal), and the start of a busy machine's child. */
const MAX_STOP_MS = 6_500;
/** Milliseconds after an event in which a kill may fall. */
const AFTER_MS = 40;

interface Kill {
  readonly signal: 'SIGTERM' | 'SIGKILL';
  /** After so many arrivals and answers, or so many milliseconds after the start. */
  readonly after: { readonly events: number; readonly ms: number } | { readonly ms: number };
}

const clock = clockOfRuns();

/** Declares the tests of a command, one a scenario. To be called at the top of a file of its own. */
export function describeKills(command: CommandName, scenarios: readonly Scenario[]): void {
  describe(`${command}, killed anywhere`, () => {
    const killsEach = Math.ceil(KILLS / scenarios.length);
    for (const scenario of scenarios) {
      test(`${scenario.name}: a re-run finishes the work`, { timeout: 600_000 * FUZZ }, async () => {
        const startedMs = performance.now();
        const whole = await measureWhole(scenario);
        const random = chance(SEED);
        const kills = Array.from({ length: killsEach }, () => killOf(random, whole));
        const ended = { cancelled: 0, killed: 0, finished: 0 };
        const wrong: string[] = [];
        for (let at = 0; at < kills.length; at += AT_ONCE) {
          const batch = await Promise.all(kills.slice(at, at + AT_ONCE).map((kill) => strike(scenario, kill)));
          for (const { world, child, kill } of batch) {
            await using killed = world;
            const sentences = [...(await judgeLeft(killed, child, kill, ended)), ...(await judgeRerun(killed))];
            wrong.push(...sentences.map((one) => `${JSON.stringify(kill)} (seed ${SEED}): ${one}`));
          }
        }
        const seconds = Math.round((performance.now() - startedMs) / 1000);
        console.log(
          `kill anywhere, ${scenario.name}: ${kills.length} kills over ${whole.events} events with seed ${SEED} in ${seconds} s ` +
            `(${ended.killed} killed, ${ended.cancelled} cancelled, ${ended.finished} had finished), ` +
            (wrong.length === 0 ? 'every re-run finished' : `${wrong.length} defects`),
        );
        expect(wrong).toEqual([]);
      });
    }
  });
}

/** A run that nobody kills: kills fall into it. */
interface Whole {
  /** Arrivals and answers. */
  readonly events: number;
  /** Starting up included. */
  readonly ms: number;
}

async function measureWhole(scenario: Scenario): Promise<Whole> {
  const startedMs = performance.now();
  const { world, child, events } = await strike(scenario);
  const ms = performance.now() - startedMs;
  await using whole = world;
  expect(child.exitCode, child.stdout + child.stderr).toBe(0);
  expect(await scenario.broken(whole)).toEqual([]);
  return { events, ms };
}

function killOf(random: () => number, { events, ms: wholeMs }: Whole): Kill {
  const signal = random() < 0.5 ? 'SIGTERM' : 'SIGKILL';
  const afterEvent = random() < 0.75;
  const ms = Math.floor(random() * (afterEvent ? AFTER_MS : wholeMs));
  return { signal, after: afterEvent ? { events: Math.floor(random() * (events + 1)), ms } : { ms } };
}

interface Struck {
  readonly world: World;
  readonly child: Ended;
  readonly events: number;
  readonly kill: Kill | undefined;
}

/** The first run, as a child process in real time; the service's clock goes with it. */
async function strike(scenario: Scenario, kill?: Kill): Promise<Struck> {
  const world = await openWorld({ ...scenario, emulator: scenario.quick ?? scenario.emulator }, { clock });
  await world.gates.prepare();
  let events = 0;
  let eventMs = performance.now();
  const startMs = eventMs;
  world.gates.onEvent = () => {
    events += 1;
    eventMs = performance.now();
  };
  const isTime = (): boolean => {
    if (!kill) return false;
    const { after } = kill;
    if (!('events' in after)) return performance.now() - startMs >= after.ms;
    return events >= after.events && performance.now() - eventMs >= after.ms;
  };
  const end = followRealTime();
  try {
    const { inputs, env } = await world.setting(1);
    const child = await runDist({
      ...(scenario.host === 'github'
        ? { script: `${scenario.command}.js`, env: { ...actionInputs(inputs), ...env } }
        : { script: 'cli.js', args: [scenario.command], env: { ...variables(inputs), ...env } }),
      cwd: world.folder,
      kill: kill && { signal: kill.signal, when: isTime },
    });
    return { world, child, events, kill };
  } finally {
    end();
  }
}

function variables(inputs: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(inputs).map(([name, value]) => [inputVariable(name), value]));
}

let followers = 0;
let ticking: NodeJS.Timeout | undefined;

/** While a child runs, the virtual clock moves like every other. */
function followRealTime(): () => void {
  followers += 1;
  let lastMs = performance.now();
  ticking ??= setInterval(() => {
    const nowMs = performance.now();
    clock.advance(nowMs - lastMs);
    lastMs = nowMs;
  }, 5);
  return () => {
    followers -= 1;
    if (followers > 0) return;
    clearInterval(ticking);
    ticking = undefined;
  };
}

/** What is wrong with what a killed run left behind. */
async function judgeLeft(
  world: World,
  { exitCode, stdout, stderr, stopMs }: Ended,
  kill: Kill | undefined,
  ended: { cancelled: number; killed: number; finished: number },
): Promise<string[]> {
  const wrong = [...(await world.scenario.broken(world)), ...halfWritten(world.folder)];
  if (exitCode === 143) ended.cancelled += 1;
  else if (exitCode === null) ended.killed += 1;
  else ended.finished += 1;
  if (exitCode === null || exitCode === 0) return wrong;
  if (exitCode !== 143) wrong.push(`exit code ${exitCode}: ${stdout}${stderr}`);
  if (kill?.signal === 'SIGTERM' && (stopMs ?? 0) > MAX_STOP_MS) wrong.push(`it stopped after ${stopMs} ms`);
  return wrong;
}

async function judgeRerun(world: World): Promise<string[]> {
  const { scenario, gates } = world;
  const restore = useVirtualTimers(clock);
  try {
    await gates.prepare();
    clock.advance(scenario.pauseMs ?? 60_000);
    const again = await world.play(2);
    const wrong = [
      ...(await scenario.broken(world)),
      ...(await scenario.unfinished(world, again)),
      ...halfWritten(world.folder),
    ];
    if (again.exitCode !== 0) wrong.push(`it ended with ${again.exitCode}: ${again.result.message}`);
    return wrong.map((sentence) => `re-run: ${sentence}`);
  } finally {
    restore();
  }
}

/** Whole by its kind; a kind that is not known here has to be added. */
const WHOLE: Readonly<Record<string, (text: string) => boolean>> = {
  json: (text) => isJson(text) && text.endsWith('\n'),
  md: (text) => text.endsWith('\n'),
  mdx: (text) => text.endsWith('\n'),
  txt: (text) => text.endsWith('\n'),
  png: (text) => text.startsWith('\u0089PNG') && text.endsWith('IEND\u00aeB`\u0082'),
  env: (text) => text.endsWith('\n') && /^(\w+=[^\n]*\n)*$/.test(text),
  pdf: (text) => text.startsWith('%PDF-') && text.trimEnd().endsWith('%%EOF'),
  sha256: (text) => /^[0-9a-f]{64} {2}\S+\n$/.test(text),
  csv: (text) => text.endsWith('\n'),
  html: (text) => text.trimEnd().endsWith('</html>'),
  gitignore: (text) => text === '*\n',
};

/** Files that a reader would find and that are not whole; what is on its way has a name that nobody looks for. */
function halfWritten(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/^\..+\.tmp$/.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((name) => !name.startsWith('.runner'))
    .flatMap((name) => {
      const isWhole = WHOLE[/[^.]*$/.exec(name)?.[0] ?? ''];
      if (!isWhole) return [`nobody knows when ${name} is whole`];
      return isWhole(readFileSync(join(folder, name), 'latin1')) ? [] : [`${name} is half a file`];
    });
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
