/** Tests that a cancelled run of check-pages and a late one end at once, say so, and write nothing to the service. */
import { expect, test } from 'vitest';
import { configOf, manyPages, startPages, WITH_WEB_IMAGE } from './fixture.js';

/** A signal, the request that the run waits for when it comes, and the flags of the run. */
const WAITS = [
  ['SIGINT', 'GET /pages', ['--path', 'docs']],
  ['SIGTERM', 'GET /config', ['--path', 'docs']],
  ['SIGTERM', 'GET /media', ['--path', 'docs']],
  ['SIGTERM', 'GET /pages/{path}', ['--scope', 'all']],
] as const;

test.each(WAITS)('ends check-pages at once after %s while it waits for %s', async (signal, route, flags) => {
  await using stage = await startPages();
  stage.change(WITH_WEB_IMAGE);
  stage.emulator.addFault({ route, kind: 'hang', times: Infinity });
  const isWaiting = (): boolean => stage.emulator.requests.some((request) => request.route === route);
  stage.cancelWhen(isWaiting, signal);
  const startMs = stage.clock.now();
  const { exitCode, result, summary } = await stage.check(flags);
  const expected = signal === 'SIGINT' ? 130 : 143;
  expect([exitCode, result.outcome, result.outputs.outcome]).toEqual([expected, 'cancelled', 'cancelled']);
  expect(summary).toContain('cancelled');
  expect(stage.clock.now() - startMs).toBeLessThan(6_000);
  expect(stage.emulator.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
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
