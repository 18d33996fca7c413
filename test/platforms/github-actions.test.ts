/** Each action as a workflow runs it: its manifest, the bundle it starts, and everything that arrives anywhere. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { REPOSITORY } from '../repo/example-uses.js';
import { REQUESTS_AT_ONCE } from '../../src/api/concurrency.js';
import { NEEDS, skipUnless } from '../support/tools.js';
import { CASES, COMMANDS, expectedOutputs } from './cases.js';
import { expectClean, expectPassable, GIVEN, inputsOf, messages, NODES, startWorld } from './github.js';
import { pullRequest, pushed } from './runner/events.js';

// Most of their time is the service's, and Node's to start.
describe.concurrent.each(COMMANDS)('$name', (command) => {
  const { name } = command;
  const played = CASES[name];
  const uses = `${REPOSITORY}/actions/${name}@v1`;
  const leaves = ['docs-ci', ...(played.leaves ?? [])];

  test.for(NODES)('succeeds and publishes outputs, summary and artifacts on $name', async ({ node, need }, running) => {
    if (need) skipUnless(need, running);
    const world = await startWorld(running, [name], { node, started: pullRequest() });
    const { emulator, github, results, job } = world;
    const report = await job.step({ id: 'docs', uses, with: inputsOf([name]) });
    expect(report.outcome, report.log).toBe('success');
    expect(report.process).toMatchObject({ exitCode: 0, stderr: '' });
    expect(report.outputs).toEqual(expectedOutputs(command, played.github.outputs));
    const result = JSON.parse(readFileSync(join(job.workspace, report.outputs.result ?? ''), 'utf8')) as object;
    expect(result).toMatchObject({ outcome: 'done', outputs: report.outputs });
    expect(report.summary).toMatch(/^#+ /m);
    expect(messages(report, 'error')).toEqual([]);
    const warned =
      played.warnsOfRequest === undefined ? [] : [expect.stringContaining(played.warnsOfRequest) as string];
    expect(messages(report, 'warning')).toEqual(warned);
    const asked = emulator.requests.map(({ route }) => route);
    expect(asked).toEqual(expect.arrayContaining([...played.asked]));
    const agents = emulator.requests
      .filter(({ origin }) => origin === 'api')
      .map(({ headers }) => headers['user-agent']);
    expect(new Set(agents)).toEqual(new Set([expect.stringMatching(/^docs-ci\/\d+\.\d+\.\d+ \(github\)$/)]));
    expect(results.artifacts.map((one) => [one.name, one.finalized])).toEqual(
      played.artifacts.map((one) => [one, true]),
    );
    played.github.expectArrived?.(github, report.outputs);
    expectPassable(world, 'docs', report);
    expectClean(world, report, leaves);
  });

  test('reports a failed step of the action and publishes the available results', async (running) => {
    const world = await startWorld(running, [name]);
    played.failure.arrange(world.emulator);
    const report = await world.job.step({ uses, with: inputsOf([name]) });
    expect(report).toMatchObject({ outcome: 'failure', process: { exitCode: 1 }, outputs: { outcome: 'failed' } });
    expect(messages(report, 'error').join('\n')).toMatch(played.failure.said);
    expect(report.summary).toMatch(played.failure.said);
    expect(existsSync(join(world.job.workspace, report.outputs.result ?? '?'))).toBe(true);
    expectClean(world, report, leaves);
  });

  test("masks a key that isn't a secret of the repository", async (running) => {
    const world = await startWorld(running, [name], { secrets: {}, started: pushed(), debug: true });
    const { job, emulator } = world;
    const report = await job.step({ uses, with: { ...inputsOf([name]), 'api-key': emulator.keys.editor } });
    expect(report.outcome, report.log).toBe('success');
    expect(job.masks.hides(emulator.keys.editor)).toBe(true);
    expect(report.log).toContain('##[debug]');
    expect(report.log.includes(emulator.keys.editor)).toBe(false);
    expectClean(world, report, leaves);
  });

  test('writes its results and exits long before the runner kills a cancelled step', async (running) => {
    skipUnless(NEEDS.signals, running);
    const world = await startWorld(running, [name], { started: pullRequest() });
    const { emulator, job } = world;
    played.endless.arrange(emulator);
    const ending = job.step({ uses, with: inputsOf([name]) });
    await expect.poll(() => played.endless.isUnderWay(emulator), { timeout: 15_000, interval: 5 }).toBe(true);
    job.cancel();
    const askedBefore = emulator.requests.length;
    const report = await ending;
    expect(report).toMatchObject({ outcome: 'cancelled', outputs: { outcome: 'cancelled' } });
    expect(report.process).toMatchObject({ exitCode: 130, signals: ['SIGINT'] });
    expect(report.process?.stopMs).toBeLessThan(6_000);
    expect(report.summary).toMatch(/cancelled/i);
    expect(existsSync(join(job.workspace, report.outputs.result ?? '?'))).toBe(true);
    // Those that were sent at once may have been on their way.
    expect(emulator.requests.length - askedBefore).toBeLessThanOrEqual(REQUESTS_AT_ONCE);
    expectClean(world, report, leaves);
  });
});

describe.concurrent('the action trigger-deploy', () => {
  const uses = `${REPOSITORY}/actions/trigger-deploy@v1`;

  test('rejects invalid action inputs by name before any request', async (running) => {
    const world = await startWorld(running, ['trigger-deploy']);
    const given = { ...GIVEN, mode: 'publish', 'base-url': 'docs.example.com', 'dry-run': '::error::yes' };
    const report = await world.job.step({ uses, with: given });
    expect(report).toMatchObject({ outcome: 'failure', process: { exitCode: 2 }, outputs: { outcome: 'refused' } });
    const found = messages(report, 'error');
    expect(found).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^mode: "publish"/),
        expect.stringMatching(/^base-url: "docs.example.com"/),
        expect.stringMatching(/^dry-run: "::error::yes"/),
      ]),
    );
    expect(found).not.toContain('yes');
    expect(report.summary).toContain('mode');
    expect(world.emulator.requests).toEqual([]);
    expectClean(world, report, ['docs-ci']);
  });

  test("fails with a reason on a fork's pull request, which has no secrets", async (running) => {
    const world = await startWorld(running, ['trigger-deploy'], { started: pullRequest({ fork: true }) });
    const report = await world.job.step({ uses, with: inputsOf(['trigger-deploy']) });
    expect(report).toMatchObject({ outcome: 'failure', process: { exitCode: 2 }, outputs: { outcome: 'refused' } });
    expect(messages(report, 'error').join('\n')).toMatch(
      /api-key is missing, because pull requests from forks .* by default.*on-missing-key to skip/s,
    );
    expect(world.emulator.requests).toEqual([]);
    expect(world.github.requests).toEqual([]);
  });
});
