/**
 * Declares tests that kill the bundle, as a child process, at seeded points of its run. Every file that it leaves is
 * complete, and a plain re-run finishes the work.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { CommandName } from '../../src/commands/index.js';
import { inputVariable } from '../../src/hosts/environment.js';
import { type EndedProcess, runDist } from '../support/processes.js';
import { actionInputs } from '../support/runs.js';
import { useVirtualTimers } from '../support/virtual-timers.js';
import './preload-modules.js';
import { createRunClock, type Fixture, openFixture } from './fixture.js';
import { IS_EXHAUSTIVE } from './sample.js';
import type { Scenario } from './scenario.js';
import { SEED, seededRandom } from './seeded-random.js';

const FUZZ_FACTOR = Number(process.env.DOCS_CI_FUZZ ?? 1);
/** Kills per command, which its scenarios share. `DOCS_CI_FUZZ` multiplies them. */
const KILLS_PER_COMMAND = (IS_EXHAUSTIVE ? 120 : 30) * FUZZ_FACTOR;
/** A run with few requests has few states in which it can be killed. */
const KILLS_PER_EVENT = 4 * FUZZ_FACTOR;
/** Children spend most of their time waiting, so that several can run at once. */
const CONCURRENT_RUNS = 5;
/** A cancelled run ends within 6 s of the first signal. The rest is the start of a child on a busy machine. */
const MAX_STOP_MS = 6_500;
/** Limits the milliseconds between an event and the kill after it. */
const MAX_DELAY_MS = 40;

interface Kill {
  readonly signal: 'SIGTERM' | 'SIGKILL';
  /** Counts from the start, or from the given number of requests and responses. */
  readonly after: { readonly events: number; readonly ms: number } | { readonly ms: number };
}

interface Tally {
  cancelled: number;
  killed: number;
  finished: number;
}

const clock = createRunClock();

/** Declares the tests of a command, one per scenario. Each command has a file of its own, so that workers share the files. */
export function describeCrashRecovery(command: CommandName, scenarios: readonly Scenario[]): void {
  const killsEach = Math.ceil(KILLS_PER_COMMAND / scenarios.length);
  describe(`${command}, killed anywhere`, () => {
    for (const scenario of scenarios)
      test(
        `finishes the work in a re-run after each kill (at most ${killsEach}): ${scenario.name}`,
        { timeout: 600_000 * FUZZ_FACTOR },
        () => testKills(scenario, killsEach),
      );
  });
}

/** Runs the kills of the seed, and prints how many there were. */
async function testKills(scenario: Scenario, maxKills: number): Promise<void> {
  const startedMs = performance.now();
  const cleanRun = await measureCleanRun(scenario);
  const count = Math.min(maxKills, cleanRun.events * KILLS_PER_EVENT);
  const random = seededRandom(SEED);
  const kills = Array.from({ length: count }, () => randomKill(random, cleanRun));
  const tally: Tally = { cancelled: 0, killed: 0, finished: 0 };
  const problems: string[] = [];
  for (let at = 0; at < kills.length; at += CONCURRENT_RUNS) {
    const batch = await Promise.all(kills.slice(at, at + CONCURRENT_RUNS).map((kill) => runAndKill(scenario, kill)));
    for (const run of batch) {
      await using fixture = run.fixture;
      const found = [...(await findProblemsAfterKill(run, tally)), ...(await findProblemsAfterRerun(fixture))];
      problems.push(...found.map((one) => `${JSON.stringify(run.kill)} (seed ${SEED}): ${one}`));
    }
  }
  const seconds = Math.round((performance.now() - startedMs) / 1000);
  console.log(
    `kill anywhere, ${scenario.name}: ${kills.length} kills over ${cleanRun.events} events with seed ${SEED} in ${seconds} s ` +
      `(${tally.killed} killed, ${tally.cancelled} cancelled, ${tally.finished} had finished), ` +
      (problems.length === 0 ? 'every re-run finished' : `${problems.length} defects`),
  );
  expect(problems).toEqual([]);
}

/** A run that is not killed: it tells when kills can happen. */
interface CleanRun {
  /** Counts requests and responses. */
  readonly events: number;
  /** Includes the start of the process. */
  readonly ms: number;
}

async function measureCleanRun(scenario: Scenario): Promise<CleanRun> {
  const startedMs = performance.now();
  const { fixture: opened, child, events } = await runAndKill(scenario);
  const ms = performance.now() - startedMs;
  await using fixture = opened;
  expect(child.exitCode, child.stdout + child.stderr).toBe(0);
  expect(await scenario.violations(fixture)).toEqual([]);
  return { events, ms };
}

function randomKill(random: () => number, cleanRun: CleanRun): Kill {
  const signal = random() < 0.5 ? 'SIGTERM' : 'SIGKILL';
  const isAfterEvent = random() < 0.75;
  const ms = Math.floor(random() * (isAfterEvent ? MAX_DELAY_MS : cleanRun.ms));
  return { signal, after: isAfterEvent ? { events: Math.floor(random() * (cleanRun.events + 1)), ms } : { ms } };
}

interface KilledRun {
  readonly fixture: Fixture;
  readonly child: EndedProcess;
  readonly events: number;
  readonly kill: Kill | undefined;
}

/** Runs the command as a child process in real time. The clock of the service advances with it. */
async function runAndKill(scenario: Scenario, kill?: Kill): Promise<KilledRun> {
  const emulator = scenario.realTimeEmulator ?? scenario.emulator;
  const fixture = await openFixture({ ...scenario, emulator }, { clock });
  await fixture.proxies.prepare();
  const startMs = performance.now();
  let events = 0;
  let eventMs = startMs;
  fixture.proxies.onEvent = () => {
    events += 1;
    eventMs = performance.now();
  };
  const isKillDue = (): boolean => {
    if (!kill) return false;
    const { after } = kill;
    if (!('events' in after)) return performance.now() - startMs >= after.ms;
    return events >= after.events && performance.now() - eventMs >= after.ms;
  };
  const stopAdvancing = advanceInRealTime();
  try {
    const { inputs, env } = await fixture.settings(1);
    const child = await runDist({
      ...(scenario.host === 'github'
        ? { script: `${scenario.command}.js`, env: { ...actionInputs(inputs), ...env } }
        : { script: 'cli.js', args: [scenario.command], env: { ...inputVariables(inputs), ...env } }),
      cwd: fixture.folder,
      kill: kill && { signal: kill.signal, when: isKillDue },
    });
    return { fixture, child, events, kill };
  } finally {
    stopAdvancing();
  }
}

function inputVariables(inputs: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(inputs).map(([name, value]) => [inputVariable(name), value]));
}

let realTimeRuns = 0;
let interval: NodeJS.Timeout | undefined;

/** Lets the virtual clock follow the real one while a child runs. Call the result to end it. */
function advanceInRealTime(): () => void {
  realTimeRuns += 1;
  let lastMs = performance.now();
  interval ??= setInterval(() => {
    const nowMs = performance.now();
    clock.advance(nowMs - lastMs);
    lastMs = nowMs;
  }, 5);
  return () => {
    realTimeRuns -= 1;
    if (realTimeRuns > 0) return;
    clearInterval(interval);
    interval = undefined;
  };
}

async function findProblemsAfterKill({ fixture, child, kill }: KilledRun, tally: Tally): Promise<string[]> {
  const { exitCode, stdout, stderr, stopMs = 0 } = child;
  const problems = [...(await fixture.scenario.violations(fixture)), ...incompleteFiles(fixture.folder)];
  if (exitCode === 143) tally.cancelled += 1;
  else if (exitCode === null) tally.killed += 1;
  else tally.finished += 1;
  if (exitCode === null || exitCode === 0) return problems;
  if (exitCode !== 143) problems.push(`exit code ${exitCode}: ${stdout}${stderr}`);
  if (kill?.signal === 'SIGTERM' && stopMs > MAX_STOP_MS) problems.push(`it stopped after ${stopMs} ms`);
  return problems;
}

async function findProblemsAfterRerun(fixture: Fixture): Promise<string[]> {
  const { scenario, proxies } = fixture;
  const restoreTimers = useVirtualTimers(clock);
  try {
    await proxies.prepare();
    clock.advance(scenario.rerunAfterMs ?? 60_000);
    const run = await fixture.run(2);
    const problems = [
      ...(await scenario.violations(fixture)),
      ...(await scenario.missingResults(fixture, run)),
      ...incompleteFiles(fixture.folder),
    ];
    if (run.exitCode !== 0) problems.push(`it ended with ${run.exitCode}: ${run.result.message}`);
    return problems.map((sentence) => `re-run: ${sentence}`);
  } finally {
    restoreTimers();
  }
}

/** Tells complete files from incomplete ones by their extension. Add extensions that are missing here. */
const IS_COMPLETE: Readonly<Record<string, (text: string) => boolean>> = {
  json: (text) => isJson(text) && text.endsWith('\n'),
  md: (text) => text.endsWith('\n'),
  mdx: (text) => text.endsWith('\n'),
  txt: (text) => text.endsWith('\n'),
  png: (text) => text.startsWith('\u0089PNG') && text.endsWith('IEND\u00aeB`\u0082'),
  env: (text) => text.endsWith('\n') && /^(\w+=[^\n]*\n)*$/.test(text),
  pdf: (text) => text.startsWith('%PDF-') && text.trimEnd().endsWith('%%EOF'),
  sha256: (text) => /^[0-9a-f]{64} {2}\S+\n$/.test(text),
  csv: (text) => text.endsWith('\n'),
  yaml: (text) => text.endsWith('\n'),
  diff: (text) => text === '' || text.endsWith('\n'),
  patch: (text) => text.endsWith('\n'),
  html: (text) => text.trimEnd().endsWith('</html>'),
  gitignore: (text) => text === '*\n',
};

/** Returns files that are incomplete. Temporary files are left out, because nothing reads them. */
function incompleteFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/^\..+\.tmp$/.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((name) => !name.startsWith('.runner'))
    .flatMap((name) => {
      const isComplete = IS_COMPLETE[/[^.]*$/.exec(name)?.[0] ?? ''];
      if (!isComplete) return [`no rule tells when ${name} is complete`];
      return isComplete(readFileSync(join(folder, name), 'latin1')) ? [] : [`${name} is incomplete`];
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
