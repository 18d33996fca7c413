/**
 * `npm run compare:windows [-- VERSION] [word…]` runs every command on Linux and under a Windows node.exe, in equal
 * workspaces against equal emulators, and compares all that they print and write. Words choose scenarios by their names.
 * Exits with 1 if anything differs, and with 2 if it cannot compare.
 */
import { cp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { runScript, ScriptError } from './run-program.js';
import { splitVersion } from './windows/arguments.js';
import { type Difference, findDifferences } from './windows/comparison/first-difference.js';
import { observeScenario } from './windows/comparison/observe.js';
import { type Platform, PLATFORMS } from './windows/comparison/platforms.js';
import { type Scenario, SCENARIOS } from './windows/comparison/scenarios.js';
import { prepareSides, type Side } from './windows/comparison/sides.js';
import { SHARED } from './windows/windows-node.js';

const ROOT = resolve(import.meta.dirname, '../..');
const FOLDER = join(SHARED, 'comparison');

await runScript(async () => {
  const { version, rest: words } = splitVersion(process.argv.slice(2));
  const chosen = SCENARIOS.filter(({ name }) => words.every((word) => name.includes(word)));
  if (chosen.length === 0) {
    const names = SCENARIOS.map(({ name }) => name).join('; ');
    throw new ScriptError(
      `Nothing was compared: no scenario has "${words.join(' ')}" in its name. There are: ${names}.`,
    );
  }
  const dist = join(FOLDER, 'dist');
  await rm(FOLDER, { recursive: true, force: true });
  const sides = await prepareSides(version, dist, (text) => print(`── ${text}`));
  await cp(join(ROOT, 'dist'), dist, { recursive: true });
  print(`── dist with Node ${sides.map((side) => `${side.version} on ${side.name}`).join(' and ')}`);
  const counts = { same: 0, different: 0 };
  for (const scenario of chosen) {
    for (const platform of PLATFORMS) {
      for (const differences of await compareScenario(scenario, platform, sides)) {
        counts[differences.length === 0 ? 'same' : 'different'] += 1;
      }
    }
  }
  print(`\n${counts.same} same, ${counts.different} different`);
  return counts.different === 0;
});

/** Returns the differences of each step. */
async function compareScenario(
  scenario: Scenario,
  platform: Platform,
  sides: readonly Side[],
): Promise<Difference[][]> {
  const [linux = [], windows = []] = await Promise.all(
    sides.map((side) => {
      const folder = join(FOLDER, side.name, platform, scenario.name.replaceAll(' ', '-'));
      return observeScenario(scenario, { side, platform, folder, examples: join(ROOT, 'examples') });
    }),
  );
  const told = new Set<string>();
  return scenario.steps.map(({ title }, index) => {
    const all = findDifferences(linux[index] ?? new Map(), windows[index] ?? new Map());
    // A file that a step does not write is still there after the steps that follow.
    const differences = all.filter((one) => !one.part.startsWith('workspace/') || !told.has(JSON.stringify(one)));
    for (const one of differences) told.add(JSON.stringify(one));
    const status = differences.length === 0 ? 'same     ' : 'different';
    print(`${status}  ${platform}: ${scenario.name}, ${title}`);
    for (const difference of differences) printDifference(difference);
    return differences;
  });
}

function printDifference({ part, line, linux, windows }: Difference): void {
  print(`    ${part}${line === undefined ? '' : `, line ${line}`}`);
  print(`      Linux:   ${linux}`);
  print(`      Windows: ${windows}`);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
