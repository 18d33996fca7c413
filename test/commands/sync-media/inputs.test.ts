/** Tests the checks of the inputs. */
import { expect, test } from 'vitest';
import { startFixture } from './fixture.js';

test.each([
  ['--prune=some', 'none, managed or all'],
  ['--path=../other', 'outside the workspace'],
  ['--lock-file=/etc/lock', 'outside the workspace'],
])('rejects %s by its name, before any request', async (word, problem) => {
  await using fixture = await startFixture();
  const { result } = await fixture.expectRejected(word.split('=')[0] ?? '', [word]);
  expect(result.message).toContain(problem);
});
