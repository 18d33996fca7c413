/** Tests the checks of the inputs. */
import { expect, test } from 'vitest';
import { startFixture } from './fixture.js';

test.each([
  ['--concurrency=0', 'Use a whole number from 1 to 32'],
  ['--concurrency=many', 'Use a whole number'],
  ['--prune=some', 'none, managed or all'],
  ['--naming=flat', 'basename or path'],
  ['--path=../other', 'outside the workspace'],
  ['--lock-file=/etc/lock', 'outside the workspace'],
  ['--fail-on=all', 'any or none'],
])('rejects %s by its name, before any request', async (word, problem) => {
  await using fixture = await startFixture();
  const { result } = await fixture.expectRejected(word.split('=')[0] ?? '', [word]);
  expect(result.message).toContain(problem);
});
