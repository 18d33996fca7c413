/** Tests that a start whose answer is lost starts one export, which the run follows, whatever the clocks of the service say. */
import { describe, expect, test } from 'vitest';
import type { EmulatorOptions } from '../../../emulator/emulator.js';
import type { Fault } from '../../../emulator/faults/faults.js';
import type { ExportRecord } from '../../../emulator/state/exports.js';
import type { RenderPlan } from '../../../emulator/state/settings.js';
import type { Stage } from '../../support/runs.js';
import { MINUTE, requestsTo, run, start } from './fixture.js';

const START = 'POST /exports/pdf';
const AT_ONCE = { pendingMs: 0, perPageMs: 0, pages: 3 } as const;
const SLOW = { pendingMs: 1_000, perPageMs: 5_000, pages: 3 } as const;

const WORLDS: Readonly<Record<string, EmulatorOptions>> = {
  'an exact clock': {},
  'a clock for exports that is a minute ahead': { exportClockMs: MINUTE },
  'a clock for exports that is a minute behind': { exportClockMs: -MINUTE },
  'reads that lag by 400 ms': { exportReadLagMs: 400 },
  'reads that lag by 2.5 s': { exportReadLagMs: 2_500 },
};

const LOST: Readonly<Record<string, Omit<Fault, 'route'>>> = {
  'a 502': { kind: 'status', status: 502 },
  'a reset': { kind: 'reset' },
  "a proxy's page with 200": { kind: 'html', status: 200 },
};

/** What another run started half a minute before, of a deployment that isn't live any more. */
const EARLIER: Readonly<Record<string, Partial<RenderPlan> | undefined>> = {
  'no export': undefined,
  'a completed export': AT_ONCE,
  'a failed export': { ...AT_ONCE, outcome: 'failed' },
};

function addEarlier({ emulator, clock }: Stage, plan: Partial<RenderPlan> | undefined): void {
  if (!plan) return;
  emulator.configure({ export: plan });
  emulator.state.exports.start('api');
  clock.advance(MINUTE / 2);
  emulator.state.addDeployment({ build: { pendingMs: 0, buildingMs: 0 } });
}

describe.each(Object.entries(WORLDS))('with %s', (_, world) => {
  describe.each(Object.entries(EARLIER))('after %s of another run', (_, earlier) => {
    test.each([
      ['at once', [], AT_ONCE],
      ['at once, with force', ['--force'], AT_ONCE],
      ['within seconds', [], SLOW],
      ['within seconds, with force', ['--force'], SLOW],
    ])('starts one export and saves it, rendered %s', async (_name, flags, plan) => {
      for (const [name, fault] of Object.entries(LOST))
        for (const afterWork of [false, true]) {
          await using stage = await start(world);
          addEarlier(stage, earlier);
          const before = new Set(stage.emulator.state.exports.all);
          stage.emulator.configure({ export: { outcome: 'completed', ...plan } });
          stage.emulator.addFault({ ...fault, route: START, afterWork });
          const finished = await run(stage, flags);
          const started = stage.emulator.state.exports.all.filter((one) => !before.has(one));
          const { exitCode, result } = finished;
          expect({ name, afterWork, started: started.length, exitCode }, result.message).toEqual({
            name,
            afterWork,
            started: 1,
            exitCode: 0,
          });
          expect(result.outputs).toMatchObject({ 'export-id': started[0]?.exportId });
        }
    });

    test('says that the export failed, and starts no other', async () => {
      for (const [name, fault] of Object.entries(LOST)) {
        await using stage = await start(world);
        addEarlier(stage, earlier);
        const before = new Set(stage.emulator.state.exports.all);
        stage.emulator.configure({ export: { ...AT_ONCE, outcome: 'failed', errorMessage: 'The fonts are missing.' } });
        stage.emulator.addFault({ ...fault, route: START, afterWork: true });
        const { exitCode, result } = await run(stage);
        const started = stage.emulator.state.exports.all.filter((one) => !before.has(one));
        expect({ name, started: started.length, exitCode }).toEqual({ name, started: 1, exitCode: 1 });
        expect(result.message).toContain('The fonts are missing.');
      }
    });
  });

  /** Another run starts an export when the first request to start one arrives, before the service works on it. */
  test.each(['api', 'dashboard'] as const)('follows an export that the %s starts meanwhile', async (source) => {
    for (const flags of [[], ['--force']])
      for (const plan of [AT_ONCE, SLOW]) {
        await using stage = await start(world);
        addEarlier(stage, AT_ONCE);
        stage.emulator.configure({ export: plan });
        stage.emulator.addFault({ route: START, kind: 'reset' });
        let other: ExportRecord | undefined;
        stage.clock.watch(() => {
          if (requestsTo(stage, START).length > 0) other ??= stage.emulator.state.exports.start(source);
          return false;
        });
        const { exitCode, result } = await run(stage, flags);
        expect(exitCode, result.message).toBe(0);
        const saved = stage.emulator.state.exports.all.find(({ exportId }) => exportId === result.outputs['export-id']);
        // Whose it is doesn't matter, if it was started after the run began.
        expect(saved?.createdAt).toBeGreaterThanOrEqual(other?.createdAt ?? Infinity);
        expect(stage.emulator.state.exports.all.filter(({ cancelledAt }) => cancelledAt !== undefined)).toEqual([]);
      }
  });
});

test('starts an export although the latest one may not be read, and sends nothing a second time', async () => {
  for (const isLost of [false, true]) {
    await using stage = await start({ export: AT_ONCE });
    stage.emulator.addFault({ route: 'GET /exports/pdf', kind: 'status', status: 403, times: isLost ? Infinity : 1 });
    if (isLost) stage.emulator.addFault({ route: START, kind: 'reset-after' });
    const { exitCode, result } = await run(stage);
    expect(stage.emulator.state.exports.all).toHaveLength(1);
    expect(exitCode, result.message).toBe(isLost ? 5 : 0);
    if (isLost) expect(result.message).toContain('An export may have started');
  }
});
