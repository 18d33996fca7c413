/** The root action as a workflow runs it: its composite expanded, every step of it, and its outputs. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { CommandName } from '../../src/commands/index.js';
import { REPOSITORY } from '../repo/example-uses.js';
import { NEEDS, skipUnless } from '../support/tools.js';
import { CASES, COMMANDS, expectedOutputs } from './cases.js';
import { expectClean, expectPassable, inputsOf, messages, startWorld } from './github.js';
import { pullRequest } from './runner/events.js';
import type { StepReport } from './runner/job.js';

const USES = `${REPOSITORY}@v1`;
const ALL = COMMANDS.map(({ name }) => name);
/**
 * check-pages takes `to` and `config-file` only with `path`, which sync-media and push-content can't share, so it is in
 * another step. So is check-search: its `thresholds` have other metrics than those of analytics-report.
 */
const TOGETHER: CommandName[] = ALL.filter((name) => name !== 'check-pages' && name !== 'check-search');
/** The others, each of which runs in a step of its own. */
const ALONE = COMMANDS.filter(({ name }) => !TOGETHER.includes(name));
const LEAVES = ['docs-ci', ...ALL.flatMap((name) => CASES[name].leaves ?? [])];
const [FIRST, ...LATER] = ALL as [CommandName, ...CommandName[]];

/** `with:` for all of them; the inputs of one are the inputs of all that know them. */
function given(names: readonly CommandName[], more: Readonly<Record<string, string>> = {}): Record<string, string> {
  return { ...inputsOf(names), commands: names.join('\n'), ...more };
}

/** Outcome of the step of each command. */
function outcomes({ steps }: StepReport): (string | undefined)[] {
  return ALL.map((name) => steps[name]?.outcome);
}

/** The outputs of the action that come from one command, without its name. */
function outputsOf({ name, outputs }: (typeof COMMANDS)[number], report: StepReport): Record<string, string> {
  return Object.fromEntries(outputs.map((output) => [output, report.outputs[`${name}-${output}`] ?? 'is missing']));
}

describe.concurrent('all commands in one step', () => {
  skipUnless(NEEDS.bash);

  // Another version of Node runs each command alone.
  test('runs all commands in order', async (running) => {
    const world = await startWorld(running, TOGETHER, { started: pullRequest() });
    const report = await world.job.step({ id: 'docs', uses: USES, with: given(TOGETHER.toReversed()) });
    expect(report.outcome, report.log).toBe('success');
    expect(outcomes(report)).toEqual(ALL.map((name) => (TOGETHER.includes(name) ? 'success' : 'skipped')));
    for (const command of COMMANDS.filter(({ name }) => TOGETHER.includes(name))) {
      const { github } = CASES[command.name];
      expect(outputsOf(command, report)).toEqual(expectedOutputs(command, github.outputs));
      github.expectArrived?.(world.github, outputsOf(command, report));
    }
    expect(Object.keys(report.outputs)).toHaveLength(COMMANDS.flatMap(({ outputs }) => outputs).length);
    // In the order of the registry, whatever the order of the lines.
    const asked = world.emulator.requests.map(({ route }) => route);
    // Several commands send some of these requests, and of those the later ones in the order send the last.
    const lasts = TOGETHER.map((name) => asked.lastIndexOf(CASES[name].asked[0] ?? '?'));
    expect(lasts).not.toContain(-1);
    expect(lasts).toEqual(lasts.toSorted((one, other) => one - other));
    expect(messages(report, 'error')).toEqual([]);
    const warned = TOGETHER.flatMap((name) => CASES[name].warnsOfRequest ?? []);
    expect(messages(report, 'warning')).toEqual(warned.map((text) => expect.stringContaining(text) as string));
    for (const name of TOGETHER) expect(report.steps[name]?.summary).toMatch(/^#+ /m);
    expectPassable(world, 'docs', report);
    expectClean(world, report, LEAVES);
  });

  test('checks the pages of a folder before it pushes them', async (running) => {
    const names = ['check-pages', 'push-content'] as const;
    const world = await startWorld(running, names);
    const ofFolder = { scope: 'changes', path: 'docs', 'config-file': '', 'navigation-group': '' };
    const report = await world.job.step({ uses: USES, with: given(names, ofFolder) });
    expect(report.outcome, report.log).toBe('success');
    expect(names.map((name) => report.outputs[`${name}-outcome`])).toEqual(['done', 'done']);
  });

  test('deploys although another job of the step needs a branch, and says so', async (running) => {
    const names = ['check-pages', 'trigger-deploy'] as const;
    const world = await startWorld(running, names);
    const all = { 'api-key': world.emulator.keys.editor, 'base-url': world.emulator.baseUrl, branch: 'main' };
    const report = await world.job.step({ uses: USES, with: { ...all, commands: names.join('\n') } });
    expect(report.outcome, report.log).toBe('success');
    expect(messages(report, 'notice').join('\n')).toContain('branch: skipped, because mode deploy always deploys');
  });

  test('writes the results of all commands below one folder', async (running) => {
    const world = await startWorld(running, TOGETHER);
    const inputs = given(TOGETHER, { 'results-dir': 'out', 'dry-run': 'true' });
    const report = await world.job.step({ uses: USES, with: inputs });
    expect(report.outcome, report.log).toBe('success');
    expect(readdirSync(join(world.job.workspace, 'out'))).toEqual(expect.arrayContaining(TOGETHER));
    for (const name of TOGETHER) expect(report.outputs[`${name}-result`]).toBe(`out/${name}/result.json`);
  });

  test('stops at the first command that fails, and publishes its outputs', async (running) => {
    const world = await startWorld(running, TOGETHER);
    CASES[FIRST].failure.arrange(world.emulator);
    const report = await world.job.step({ uses: USES, with: given(TOGETHER) });
    expect(report.outcome).toBe('failure');
    expect(outcomes(report)).toEqual(['failure', ...LATER.map(() => 'skipped')]);
    expect(report.outputs[`${FIRST}-outcome`]).toBe('failed');
    for (const name of LATER) expect(report.outputs[`${name}-outcome`]).toBe('');
    expect(messages(report, 'error').join('\n')).toMatch(CASES[FIRST].failure.said);
    expectClean(world, report, LEAVES);
  });

  test('starts no command if a later one refuses its inputs, and names command and input', async (running) => {
    const world = await startWorld(running, TOGETHER);
    const report = await world.job.step({ uses: USES, with: given(TOGETHER, { 'max-age': 'soon' }) });
    expect(report.outcome).toBe('failure');
    expect(messages(report, 'error').join('\n')).toContain('check-site: max-age: "soon"');
    expect(world.emulator.requests).toEqual([]);
  });

  test('skips all commands on a fork without the key, and succeeds', async (running) => {
    const world = await startWorld(running, TOGETHER, { started: pullRequest({ fork: true }) });
    const report = await world.job.step({ uses: USES, with: given(TOGETHER, { 'on-missing-key': 'skip' }) });
    expect(report.outcome, report.log).toBe('success');
    for (const name of TOGETHER) expect(report.outputs[`${name}-outcome`]).toBe('skipped');
    expect(messages(report, 'notice')).toHaveLength(TOGETHER.length);
    expect(world.emulator.requests).toEqual([]);
    expect(world.github.requests).toEqual([]);
  });

  test('writes the results of the running command if it is cancelled, and starts no other', async (running) => {
    skipUnless(NEEDS.signals, running);
    const world = await startWorld(running, TOGETHER);
    CASES[FIRST].endless.arrange(world.emulator);
    const ending = world.job.step({ uses: USES, with: given(TOGETHER) });
    await expect
      .poll(() => CASES[FIRST].endless.isUnderWay(world.emulator), { timeout: 15_000, interval: 5 })
      .toBe(true);
    world.job.cancel();
    const report = await ending;
    expect(report.outcome).toBe('cancelled');
    expect(outcomes(report)).toEqual(['cancelled', ...LATER.map(() => 'skipped')]);
    expect(report.steps[FIRST]?.process).toMatchObject({ exitCode: 130, signals: ['SIGINT'] });
    expect(report.outputs).toMatchObject({
      [`${FIRST}-outcome`]: 'cancelled',
      [`${FIRST}-result`]: `docs-ci/${FIRST}/result.json`,
    });
    expect(existsSync(join(world.job.workspace, `docs-ci/${FIRST}/result.json`))).toBe(true);
    expectClean(world, report, LEAVES);
  });
});

describe.concurrent('a choice of commands', () => {
  skipUnless(NEEDS.bash);

  test.for(ALONE)('runs only the chosen command $name', async (command, running) => {
    const { name } = command;
    const world = await startWorld(running, [name]);
    const report = await world.job.step({ uses: USES, with: given([name], { commands: `\n  ${name}\r\n` }) });
    expect(report.outcome, report.log).toBe('success');
    expect(outcomes(report)).toEqual(ALL.map((one) => (one === name ? 'success' : 'skipped')));
    expect(outputsOf(command, report)).toEqual(expectedOutputs(command, CASES[name].github.outputs));
  });

  test('rejects one folder for media and pages in one sentence, and starts nothing', async (running) => {
    const world = await startWorld(running, TOGETHER);
    const chosen = { commands: 'push-content\nsync-media', path: 'docs' };
    const report = await world.job.step({ uses: USES, with: given(ALL, chosen) });
    expect(outcomes(report)).toEqual(ALL.map(() => 'skipped'));
    expect(messages(report, 'error')[0]).toMatch(/^path: sync-media and push-content would both use this folder/);
    expect(world.emulator.requests).toEqual([]);
  });

  test('rejects hostile commands in one sentence, and starts nothing', async (running) => {
    const commands = '$(touch stolen)\n::add-mask::docs';
    const world = await startWorld(running, TOGETHER);
    const report = await world.job.step({ uses: USES, with: given(ALL, { commands }) });
    expect(report).toMatchObject({ outcome: 'failure', steps: { chosen: { process: { exitCode: 2 } } } });
    expect(outcomes(report)).toEqual(ALL.map(() => 'skipped'));
    expect(messages(report, 'error')).toEqual([
      expect.stringMatching(/^commands: "\?\?touch stolen\?" isn't a docs-ci job/),
      'Process completed with exit code 2.',
    ]);
    expect(world.job.masks.hides('docs')).toBe(false);
    expect(readdirSync(world.job.workspace)).not.toContain('stolen');
    expect(world.emulator.requests).toEqual([]);
  });
});
