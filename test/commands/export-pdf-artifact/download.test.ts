import { describe, expect, test } from 'vitest';
import {
  changeView,
  downloads,
  duringDownload,
  expectEnd,
  expectNoFile,
  expectPdf,
  FILES,
  LARGE,
  MINUTE,
  RENDER,
  requestsTo,
  run,
  start,
  startWithFault,
} from './fixture.js';

describe('downloadExport', () => {
  test.each([1, 4, 700, 65_536, 2_999_999])(
    'starts again if a download breaks after %i bytes, at most three times',
    async (bytes) => {
      await using stage = await startWithFault({ kind: 'cut', bytes, times: 3 });
      await expectPdf(stage);
      expect(downloads(stage)).toHaveLength(4);
      expect(downloads(stage).every(({ headers }) => headers.range === undefined)).toBe(true);
      stage.emulator.addFault({ route: FILES, kind: 'cut', bytes, times: 4 });
      expect((await run(stage)).exitCode).toBe(5);
      expect(downloads(stage)).toHaveLength(8);
    },
  );

  test('ends as unavailable if the download breaks each time', async () => {
    await using stage = await startWithFault({ kind: 'reset', times: Infinity });
    const startedMs = stage.clock.now();
    await expectEnd(
      stage,
      5,
      /is complete on the service\. Check that this machine can reach 127\.0\.0\.1:\d+\. Run the job again without --force/,
    );
    expect(stage.clock.now() - startedMs).toBeLessThan(60_000);
    expectNoFile(stage);
  });

  test.each([502, 429])('retries a download that fails with HTTP %i', async (status) => {
    await using stage = await startWithFault({ kind: 'status', status, times: 3 });
    await expectPdf(stage);
  });

  test('ends as unavailable if the download always fails with HTTP 503', async () => {
    await using stage = await startWithFault({ kind: 'status', status: 503, times: Infinity });
    expect((await run(stage)).exitCode).toBe(5);
    expectNoFile(stage);
  });

  test('retries the download once after an HTML page in place of the PDF', async () => {
    await using stage = await startWithFault({ kind: 'html', status: 200 });
    await expectPdf(stage);
  });

  test('waits for the Retry-After of the download server', async () => {
    await using stage = await startWithFault({ kind: 'status', status: 503, retryAfterSeconds: 7 });
    await expectPdf(stage);
    const [first, second] = downloads(stage).map((request) => request.at);
    expect((second ?? 0) - (first ?? 0)).toBeGreaterThanOrEqual(7_000);
  });

  test('renews a download URL that expires during the download', async () => {
    await using stage = await startWithFault({ kind: 'cut', bytes: 1_000_000 });
    duringDownload(stage, 1, () => stage.clock.advance(61 * MINUTE));
    const finished = await expectPdf(stage, ['--timeout', '3h']);
    expect(finished.stderr).toContain('Starting again in 1s.');
  });

  test('renews a rejected download URL, and fails if fresh ones are rejected too', async () => {
    await using stage = await startWithFault({ kind: 'status', status: 403, times: 2 });
    await expectPdf(stage);
    stage.emulator.addFault({ route: FILES, kind: 'status', status: 403, times: Infinity });
    await expectEnd(
      stage,
      1,
      /^Couldn't download the PDF: the storage server rejects even new download URLs\. .*\(GET download URL: HTTP 403\)/,
    );
  });

  test('downloads the newer export if one replaces the export during the download', async () => {
    await using stage = await startWithFault({ kind: 'cut', bytes: 1_000_000 });
    duringDownload(stage, 1, () => {
      stage.emulator.configure({ export: { ...LARGE, pages: 7, padToBytes: 2_000_000 } });
      stage.emulator.state.startDashboardExport();
    });
    const finished = await expectPdf(stage);
    expect(finished.result.outputs).toMatchObject({ pages: '7', 'size-bytes': '2000000', reused: 'false' });
    expect(finished.stderr).toContain('was replaced');
  });

  test('fails instead of downloading an older export in place of a newer one', async () => {
    await using stage = await start({ export: LARGE });
    const older = { exportId: 'another', createdAt: '2026-09-01T00:00:00.000Z' };
    changeView(stage, (shown) => (downloads(stage).length === 0 ? shown : { ...shown, ...older }));
    stage.emulator.addFault({ route: FILES, kind: 'cut', bytes: 1_000_000 });
    await expectEnd(
      stage,
      1,
      /^Couldn't download export [0-9a-f]{8}: it no longer exists on the service\. Run the job again\. See https:\S+#the-pdf-export-doesnt-finish$/,
    );
  });

  test('clears the output reused if a newer export replaces a reused one during the download', async () => {
    await using stage = await start({ export: LARGE });
    await run(stage);
    const number = downloads(stage).length + 1;
    stage.emulator.addFault({ route: FILES, kind: 'cut', bytes: 1_000_000 });
    duringDownload(stage, number, () => stage.emulator.state.startDashboardExport());
    const finished = await expectPdf(stage);
    expect(requestsTo(stage, 'POST /exports/pdf').at(-1)?.status).toBe(200);
    expect(finished.result.outputs.reused).toBe('false');
  });
});

test.each(['SIGINT', 'SIGTERM'] as const)('removes the partial PDF on %s during the download', async (signal) => {
  await using stage = await start({ export: { ...RENDER, padToBytes: 3_000_000 } });
  stage.emulator.addFault({ route: 'GET files/exports', kind: 'slow', bytes: 1_000, everyMs: 20 });
  stage.cancelWhen(() => downloads(stage)[0]?.status === 200 || downloads(stage).length > 0, signal);
  const { exitCode, result } = await run(stage);
  expect(exitCode).toBe(signal === 'SIGINT' ? 130 : 143);
  expect(result.message).toMatch(/complete on the service/);
  expectNoFile(stage);
});
