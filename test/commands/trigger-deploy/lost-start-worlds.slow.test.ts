/** Tests that a start whose answer is lost starts one deployment, which the run follows, whatever the list of the service has. */
import { describe, expect, test } from 'vitest';
import type { EmulatorOptions } from '../../../emulator/emulator.js';
import type { Fault } from '../../../emulator/faults/faults.js';
import { type Stage, startStage } from '../../support/runs.js';

const MINUTE = 60_000;
const BUILD = { pendingMs: 500, buildingMs: 20_000 } as const;

const LOST: readonly (Omit<Fault, 'route'> & { readonly name: string })[] = [
  { name: 'a 502', kind: 'status', status: 502 },
  { name: 'a reset', kind: 'reset-after' },
  { name: 'half a JSON', kind: 'truncated-json' },
];

const WORLDS: Readonly<Record<string, EmulatorOptions>> = {
  'an exact clock': {},
  'a clock for deployments that is a minute ahead': { deploymentClockMs: MINUTE },
  'a clock for deployments that is a minute behind': { deploymentClockMs: -MINUTE },
  'dates of whole seconds': { deploymentDates: 'seconds' },
  'a list that lags by 2.5 s': { deploymentListLagMs: 2_500 },
  'no branch and no trigger': { deploymentOrigins: 'null' },
};

const MODES = [
  ['deploy', 'POST /deploy', []],
  ['preview', 'POST /deploy/preview', ['--branch', 'main']],
] as const;

/** Deployments of both kinds that failed, by the API half a minute ago, and previews that are newer. */
function addOlder({ clock, emulator: { state } }: Stage, previews: number): void {
  const now = clock.now();
  const build = { pendingMs: 0, buildingMs: 0, outcome: 'error' } as const;
  for (const isPreview of [false, true])
    state.addDeployment({ triggerType: 'api', isPreview, createdAt: now - MINUTE / 2, build });
  for (let index = 0; index < previews; index += 1)
    state.addDeployment({ isPreview: true, branch: `topic-${index}`, createdAt: now - 20_000 + index, build });
}

describe.each(MODES)('mode %s', (mode, route, flags) => {
  describe.each(Object.entries(WORLDS))('with %s', (_, world) => {
    test.each([0, 101, 1_000])('starts one, and follows it, with %i newer previews', async (previews) => {
      for (const { name, ...fault } of LOST) {
        await using stage = await startStage({ seed: false, keyLimitPerMinute: null, build: BUILD, ...world });
        addOlder(stage, previews);
        const before = new Set(stage.emulator.state.deployments.newestFirst());
        stage.emulator.addFault({ ...fault, route, afterWork: true });
        const run = await stage.run('trigger-deploy', ['--mode', mode, ...flags]);
        const started = stage.emulator.state.deployments.newestFirst().filter((one) => !before.has(one));
        expect({ name, started: started.length, exitCode: run.exitCode }, run.result.message).toEqual({
          name,
          started: 1,
          exitCode: 0,
        });
        expect(run.result.outputs['deployment-id']).toBe(started[0]?.deploymentId);
        const lists = stage.emulator.requests.filter((request) => request.route === 'GET /deployments');
        expect(lists.length).toBeLessThanOrEqual(6);
      }
    });
  });
});

test("starts a deployment although the list can't be read, and sends nothing a second time", async () => {
  for (const isLost of [false, true]) {
    await using stage = await startStage({ seed: false, build: BUILD });
    stage.emulator.addFault({ route: 'GET /deployments', kind: 'status', status: 403, times: Infinity });
    if (isLost) stage.emulator.addFault({ route: 'POST /deploy', kind: 'reset-after' });
    const run = await stage.run('trigger-deploy');
    expect(stage.emulator.state.deployments.newestFirst()).toHaveLength(1);
    expect(run.exitCode, run.result.message).toBe(isLost ? 5 : 0);
    if (isLost) expect(run.result.message).toContain('A deployment may have started');
  }
});
