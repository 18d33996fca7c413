/** Tests that a cancelled run of check-pages and a late one end at once, say so, and write nothing to the service. */
import { describe, expect, test } from 'vitest';
import { configOf, manyPages, startPages, WITH_WEB_IMAGE } from './fixture.js';

/** The requests that a run waits for, with the flags of the run that sends them. */
const WAITS = [
  ['GET /pages', ['--path', 'docs']],
  ['GET /config', ['--path', 'docs']],
  ['GET /media', ['--path', 'docs']],
  ['GET /pages/{path}', ['--scope', 'all']],
] as const;

describe.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('check-pages and %s', (signal, exitCode) => {
  test.each(WAITS)('ends at once while it waits for %s', async (route, flags) => {
    await using stage = await startPages();
    stage.change(WITH_WEB_IMAGE);
    stage.emulator.addFault({ route, kind: 'hang', times: Infinity });
    const isWaiting = (): boolean => stage.emulator.requests.some((request) => request.route === route);
    stage.cancelWhen(isWaiting, signal);
    const startMs = stage.clock.now();
    const { exitCode: ended, result, summary } = await stage.check(flags);
    expect([ended, result.outcome, result.outputs.outcome]).toEqual([exitCode, 'cancelled', 'cancelled']);
    expect(summary).toContain('cancelled');
    expect(stage.clock.now() - startMs).toBeLessThan(6_000);
    expect(stage.emulator.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
  });
});

test('ends as timed out if the limit of the key makes scope all longer than the timeout', async () => {
  const pages = manyPages(200);
  await using stage = await startPages({ keyLimitPerMinute: 60 }, pages, configOf(pages));
  const startMs = stage.clock.now();
  const run = await stage.check(['--scope', 'all', '--timeout', '90s']);
  expect([run.exitCode, run.result.outcome, run.result.outputs.outcome]).toEqual([4, 'timed-out', 'timed-out']);
  expect(stage.clock.now() - startMs).toBeLessThan(96_000);
  expect(run.requests.length).toBeLessThan(200);
  expect(stage.emulator.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
});
