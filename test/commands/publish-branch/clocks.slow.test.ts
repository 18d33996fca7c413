/** Tests that no ending depends on the clocks of the service, which differ from ours and from each other. */
import { describe, expect, test } from 'vitest';
import { VirtualClock } from '../../support/clock.js';
import { watchRequests } from '../../support/in-flight.js';
import { type Stage, startStage } from '../../support/runs.js';
import { filesOf, prepare, publishBranch, SERVICE } from './fixture.js';

const MINUTE = 60_000;
/** How far the clock of the headers and that of the deployments are ahead of ours. */
const CLOCKS = [-MINUTE, 0, MINUTE].flatMap((skewMs) =>
  [-2 * MINUTE, -MINUTE, 0, MINUTE, 2 * MINUTE].map((deploymentClockMs) => [skewMs, deploymentClockMs] as const),
);

async function startSkewed(skewMs: number, deploymentClockMs: number): Promise<Stage> {
  const clock = new VirtualClock([watchRequests()]);
  const stage = await startStage({ ...SERVICE, deploymentClockMs }, { clock, skewMs });
  clock.watch(() => stage.emulator.activeRequests > 0);
  return stage;
}

describe.each(CLOCKS)('with clocks that are %i ms and %i ms ahead', (skewMs, deploymentClockMs) => {
  test('finds nothing to publish after a publication, whose deployment is live', async () => {
    await using stage = await startSkewed(skewMs, deploymentClockMs);
    prepare(stage);
    expect(await publishBranch(stage)).toMatchObject({ exitCode: 0, deployments: 1 });
    const again = await publishBranch(stage);
    expect([again.exitCode, again.result.outputs.status], again.result.message).toEqual([0, 'ready']);
    expect(again.result.message).toContain('Nothing to publish');
  });

  test('ends without success if the publication before started no deployment', async () => {
    await using stage = await startSkewed(skewMs, deploymentClockMs);
    prepare(stage);
    await publishBranch(stage);
    stage.emulator.state.project.edit({ 'b.mdx': '# B 3\n' }, 'next');
    stage.emulator.configure({ mergeDeploys: false });
    await publishBranch(stage, { wait: 'false' });
    const again = await publishBranch(stage);
    expect([again.exitCode, again.result.message]).toEqual([1, expect.stringContaining('No deployment of main')]);
  });

  test('restores the publication that was the last one, also if its clock was behind', async () => {
    await using stage = await startSkewed(skewMs, deploymentClockMs);
    prepare(stage);
    await publishBranch(stage, { 'restore-point': 'z' });
    const between = filesOf(stage);
    stage.emulator.state.project.edit({ 'b.mdx': '# B 3\n' }, 'next');
    stage.clock.advance(-skewMs > 0 ? MINUTE : 1_000);
    await publishBranch(stage, { 'restore-point': 'a' });
    expect((await publishBranch(stage, { mode: 'restore' })).exitCode).toBe(0);
    expect(filesOf(stage)).toEqual(between);
  });
});
