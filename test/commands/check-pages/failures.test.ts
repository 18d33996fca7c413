/** Tests that a response of the service that stays as it is ends check-pages with the sentence of its request. */
import { expect, test } from 'vitest';
import { startPages, WITH_WEB_IMAGE } from './fixture.js';

const IN_FOLDER = ['--path', 'docs'];
const EVERYTHING = ['--scope', 'all'];
const LATER = ['unavailable', 5, 'Run the job again later.'] as const;
const ROLE = ['failed', 1, 'Use a key with the viewer role or higher.'] as const;
const KEY = ['failed', 1, 'Ask an organization admin for a new key'] as const;
const PROJECT = ['failed', 1, 'Check that --api-key belongs to this project'] as const;

test.each([
  ['GET /pages', 500, IN_FOLDER, "Couldn't list the pages", ...LATER],
  ['GET /pages', 404, IN_FOLDER, "Couldn't list the pages", ...PROJECT],
  ['GET /pages', 403, IN_FOLDER, "Couldn't list the pages", ...ROLE],
  ['GET /config', 500, IN_FOLDER, "Couldn't read the configuration", ...LATER],
  ['GET /config', 401, IN_FOLDER, "Couldn't read the configuration", ...KEY],
  ['GET /media', 500, IN_FOLDER, "Couldn't list the media library", ...LATER],
  ['GET /media', 404, IN_FOLDER, "Couldn't list the media library", ...PROJECT],
  ['GET /media', 403, IN_FOLDER, "Couldn't list the media library", ...ROLE],
  ['GET /pages/{path}', 500, EVERYTHING, "Couldn't read a page", ...LATER],
  ['GET /pages/{path}', 403, EVERYTHING, "Couldn't read a page", ...ROLE],
] as const)('ends if %s is always %i', async (route, status, flags, what, outcome, exitCode, advice) => {
  await using stage = await startPages();
  stage.change(WITH_WEB_IMAGE);
  stage.emulator.addFault({ route, kind: 'status', status, times: Infinity });
  const startMs = stage.clock.now();
  const { exitCode: ended, result } = await stage.check(flags);
  expect([ended, result.outcome]).toEqual([exitCode, outcome]);
  expect(result.message).toMatch(new RegExp(`^${what}: `));
  expect(result.message).toContain(advice);
  expect(result.message).toContain(`(${route}: HTTP ${status})`);
  expect(stage.clock.now() - startMs).toBeLessThan(60_000);
});
