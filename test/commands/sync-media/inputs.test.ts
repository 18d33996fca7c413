/** Tests the checks of the inputs. */
import { expect, test } from 'vitest';
import { startFixture } from './fixture.js';

test.each([
  ['--concurrency=0', 'whole number from 1 to 32'],
  ['--concurrency=many', 'whole number'],
  ['--prune=some', 'none, managed, all'],
  ['--naming=flat', 'basename, path'],
  ['--path=../other', 'outside the workspace'],
  ['--lock-file=/etc/lock', 'outside the workspace'],
  ['--fail-on=all', 'any, none'],
])('rejects %s by its name, before any request', async (word, problem) => {
  await using fixture = await startFixture();
  const { exitCode, result } = await fixture.sync([word]);
  expect(exitCode).toBe(2);
  expect(result.message).toContain(word.split('=')[0]);
  expect(result.message).toContain(problem);
  expect(fixture.emulator.requests).toEqual([]);
});
