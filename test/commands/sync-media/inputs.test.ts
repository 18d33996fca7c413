/** Tests the checks of the inputs. */
import { expect, test } from 'vitest';
import { startFixture, startWith } from './fixture.js';

test.each([
  ['--prune=some', 'none, managed or all'],
  ['--path=../other', 'outside the workspace'],
  ['--lock-file=/etc/lock', 'outside the workspace'],
])('rejects %s by its name, before any request', async (word, problem) => {
  await using fixture = await startFixture();
  const { result } = await fixture.expectRejected(word.split('=')[0] ?? '', [word]);
  expect(result.message).toContain(problem);
});

test('says that max-deletes is not used without prune', async () => {
  await using fixture = await startWith({ 'media/a.txt': 'one' });
  for (const [limit, isTold] of [
    ['20', true],
    ['10', false],
  ] as const) {
    const { stderr } = await fixture.expectSync({ outcome: 'done' }, [`--max-deletes=${limit}`]);
    expect(stderr.includes('--max-deletes: not used, because --prune is none.')).toBe(isTold);
  }
});
