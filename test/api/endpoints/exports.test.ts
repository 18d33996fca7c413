import { describe, expect, it } from 'vitest';
import { createExport } from '../../../src/api/endpoints/exports.js';
import { type Bench, countOf, rejection, startBench } from '../../support/api.js';

const ROUTE = 'POST /exports/pdf';

/** Starts a project with one live deployment of three pages. */
async function startProject(): Promise<Bench> {
  const bench = await startBench({ emulator: { export: { pages: 3 } } });
  bench.emulator.state.addDeployment({ createdAt: bench.clock.now() - 3_600_000 });
  return bench;
}

describe('export endpoints', () => {
  it('sends force only if it is set', async () => {
    await using bench = await startProject();
    await createExport(bench.api, { force: true });
    bench.clock.advance(600_000);
    await createExport(bench.api);
    const starts = bench.emulator.requests.filter(({ route }) => route === ROUTE);
    expect(starts.map(({ body }) => body)).toEqual([{ force: true }, {}]);
  });

  it('throws the 429 of a start limit at once instead of waiting', async () => {
    await using bench = await startProject();
    await createExport(bench.api);
    bench.clock.advance(60_000);
    const before = bench.clock.now();
    const error = await rejection(createExport(bench.api, { force: true }));
    expect(error).toMatchObject({ name: 'ApiError', status: 429, retryAfterSeconds: 240 });
    expect(bench.clock.now()).toBe(before);
    // Limits do not cover an existing export, so its request must not wait.
    expect(await createExport(bench.api)).toMatchObject({ isNew: false });
    expect(bench.clock.now()).toBe(before);
  });
});

describe('an export whose response was lost', () => {
  it('finds the export of a lost response instead of starting another', async () => {
    await using bench = await startProject();
    bench.emulator.addFault({ kind: 'reset-after', route: ROUTE });
    const { isNew, pdfExport } = await createExport(bench.api);
    expect(isNew).toBe(true);
    expect(pdfExport.exportId).toBe(bench.emulator.state.exports.current()?.exportId);
    expect(countOf(bench, ROUTE)).toBe(1);
  });

  it('starts an export again if the failed request started none, although an older one exists', async () => {
    await using bench = await startProject();
    await createExport(bench.api);
    bench.clock.advance(600_000);
    bench.emulator.addFault({ route: ROUTE, kind: 'reset' });
    const { isNew, pdfExport } = await createExport(bench.api, { force: true });
    expect(isNew).toBe(true);
    expect(pdfExport.exportId).toBe(bench.emulator.state.exports.current()?.exportId);
    expect(countOf(bench, ROUTE)).toBe(3);
  });

  it('does not mistake an export from the dashboard for the one of a lost response', async () => {
    await using bench = await startProject();
    bench.emulator.addFault({ route: ROUTE, kind: 'reset' });
    // The export of the dashboard still runs when the lost request is sent again.
    bench.emulator.configure({ export: { perPageMs: 60_000 } });
    bench.emulator.state.startDashboardExport();
    expect(await rejection(createExport(bench.api))).toMatchObject({ status: 409 });
  });

  it('asks again for an existing export after a response 200 without a readable body, and starts none', async () => {
    await using bench = await startProject();
    await createExport(bench.api);
    bench.clock.advance(60_000);
    bench.emulator.addFault({ route: ROUTE, kind: 'truncated-json' });
    expect(await createExport(bench.api)).toMatchObject({ isNew: false });
    expect(countOf(bench, ROUTE)).toBe(3);
    expect(bench.emulator.state.exports.all).toHaveLength(1);
  });
});
