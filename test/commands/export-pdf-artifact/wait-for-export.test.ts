import { describe, expect, test } from 'vitest';
import { expectEnd, expectNoFile, expectPdf, MINUTE, RENDER, requestsTo, run, start } from './fixture.js';

describe('waitForExport', () => {
  test('logs the rendered pages of the total with an estimate of the remaining time', async () => {
    await using stage = await start({ export: { pendingMs: 2_000, perPageMs: 1_000, pages: 60 } });
    const { stderr } = await run(stage);
    expect(stderr).toMatch(/PDF export: \d+ of 60 pages, about (\d+s|1m \d+s) left/);
    const lines = stderr.split('\n').filter((line) => line.includes('PDF export: '));
    expect(lines.at(-1)).toMatch(/PDF export: 60 of 60 pages \(1m \ds\)$/);
  });

  test('polls an export every second at first, later at least every 15 s', async () => {
    await using stage = await start({ export: { pendingMs: 0, perPageMs: 1_000, pages: 1_200 } });
    await run(stage);
    const at = requestsTo(stage, 'GET /exports/pdf').map((request) => request.at);
    const gaps = at.slice(1).map((time, index) => time - (at[index] ?? 0));
    expect(Math.max(...gaps.slice(0, 10))).toBeLessThanOrEqual(1_500);
    expect(Math.max(...gaps)).toBeGreaterThan(14_000);
    expect(Math.max(...gaps)).toBeLessThanOrEqual(15_000);
  });

  test('stays below a low rate limit of the key while it polls an export', async () => {
    await using stage = await start({ export: { pendingMs: 0, perPageMs: 1_000, pages: 240 }, keyLimitPerMinute: 10 });
    const finished = await expectPdf(stage);
    expect(finished.result.requests.limited).toBe(0);
  });

  test('logs and waits for a newer export from the dashboard, also with force', async () => {
    await using stage = await start();
    let replaced = false;
    stage.clock.watch(() => {
      if (!replaced && requestsTo(stage, 'GET /exports/pdf').length === 3) {
        replaced = true;
        stage.emulator.state.startDashboardExport();
      }
      return false;
    });
    const finished = await expectPdf(stage, ['--force']);
    expect(finished.result.outputs['export-id']).toBe(stage.emulator.state.exports.current()?.exportId);
    expect(finished.stderr).toMatch(
      /was replaced by export [0-9a-f]{8}, which was started in the dashboard\. Waiting for the newer export\./,
    );
    expect(requestsTo(stage, 'POST /exports/pdf')).toHaveLength(1);
  });

  test.each([
    [
      'failed',
      /^The service couldn't create the PDF \(20 of 20 pages rendered\): Out of memory ::error::x\. Run the job again\. If it fails again, send the export ID to the support of the service: [0-9a-f-]{36}\. See https:\S+$/,
    ],
    [
      'cancelled',
      /^Export [0-9a-f]{8} was cancelled on the service\. Run the job again to start another export\. See https:\S+$/,
    ],
  ] as const)("fails with the service's message if the export is %s", async (outcome, message) => {
    await using stage = await start({ export: { ...RENDER, outcome, errorMessage: 'Out of memory\n::error::x' } });
    const { stderr } = await expectEnd(stage, 1, message);
    expect(stderr).not.toMatch(/^::error::x/m);
    expectNoFile(stage);
  });

  test('says that the service gave no reason if a failed export has none', async () => {
    await using stage = await start({ export: { ...RENDER, outcome: 'failed', errorMessage: '' } });
    expect((await run(stage)).result.message).toMatch(
      /^The service couldn't create the PDF \(20 of 20 pages rendered\); it gave no reason\. Run the job again\. /,
    );
  });

  test('waits for an export without progress until its own timeout', async () => {
    await using stage = await start({ export: { pendingMs: 0, perPageMs: 20 * MINUTE, pages: 3 } });
    await expectEnd(stage, 4, /\(1 of 3 pages\) continues on the service\./);
    expect(stage.clock.now() - Date.UTC(2026, 8, 7, 8)).toBeGreaterThan(25 * MINUTE);
  });

  test('leaves the export in progress at its own timeout, and the next run attaches to it', async () => {
    await using stage = await start({ export: { pendingMs: 0, perPageMs: MINUTE, pages: 10 } });
    const { result } = await expectEnd(
      stage,
      4,
      /\d of 10 pages\) continues on the service\. Run the job again to resume waiting\. See \S+#the-timeout-was-reached$/,
      ['--timeout', '3m'],
    );
    expect((await run(stage, ['--timeout', '1m'])).exitCode).toBe(4);
    await expectPdf(stage);
    expect(stage.emulator.state.exports.current()?.exportId).toBe(result.outputs['export-id']);
  });

  test('treats an unknown status of an export as in progress', async () => {
    await using stage = await start();
    const body = {
      exportId: 'e1',
      status: 'assembling',
      progress: { completed: 0 },
      deploymentId: 'd1',
      source: 'api',
      createdAt: '2026-09-07T07:00:00Z',
      somethingNew: 1,
    };
    stage.emulator.addFault({ route: 'POST /exports/pdf', kind: 'status', status: 202, body });
    stage.emulator.addFault({ route: 'GET /exports/pdf', kind: 'status', status: 200, body });
    stage.emulator.state.startDashboardExport();
    await expectPdf(stage);
  });

  test('fails if the export disappears for good, or an older one stays in its place', async () => {
    await using stage = await start();
    stage.emulator.addFault({ route: 'GET /exports/pdf', kind: 'status', status: 404, times: Infinity });
    expect((await run(stage)).result.message).toMatch(
      /no longer exists on the service\. Run the job again\. See https:\S+#the-pdf-export-doesnt-finish$/,
    );
    const body = {
      exportId: 'old',
      status: 'completed',
      progress: { completed: 1, total: 1 },
      deploymentId: 'd',
      source: 'api',
      createdAt: '2026-09-01T00:00:00Z',
    };
    stage.emulator.clearFaults();
    stage.clock.advance(10 * MINUTE);
    const older = { route: 'GET /exports/pdf', kind: 'status', status: 200, body, times: Infinity } as const;
    stage.emulator.addFault(older);
    await expectEnd(stage, 1, /the service returned an older export\. Run the job again\. See https:\S+$/, ['--force']);
  });
});
