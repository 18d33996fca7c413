/** Tests what a run says that is cancelled during a write: its message, its outputs and its summary agree. */
import { expect, test } from 'vitest';
import { startStage } from '../../support/runs.js';
import { manyPages, passed, type Push, push, removePages, requestsSince, SERVICE, writePages } from './fixture.js';

const PROPOSE = { mode: 'propose', branch: 'docs-ci/api' };
const MAYBE = 'may have been made. The next run compares all pages and pushes what is missing.';
const NOTHING = 'Nothing was changed on the branch main.';

/** Publishes pages, changes all of them, removes one, and cancels the next run during its nth request of a route. */
async function cancelledRun(count: number, inputs: Record<string, string>, route: string, nth: number): Promise<Push> {
  await using stage = await startStage(SERVICE);
  writePages(stage, { ...manyPages(count), 'gone.mdx': 'gone\n' });
  passed(await push(stage, 1));

  writePages(stage, manyPages(count, 'Changed.'));
  removePages(stage, 'gone.mdx');
  if (inputs.mode === 'remove') passed(await push(stage, 3, PROPOSE));
  const start = stage.emulator.requests.length;
  const sent = (): number => requestsSince(stage, start).filter((request) => request === route).length;
  stage.cancelWhen(() => sent() >= nth, 'SIGTERM');
  return await push(stage, 4, { prune: 'managed', base: 'main', ...inputs });
}

test.each([
  // pages, inputs, route, number of the request, changed, updated, commits, merged, branch, message
  [3, {}, 'POST /push', 1, '', '0', '0', 'false', '', `The last change of the branch main ${MAYBE}`],
  [21, {}, 'POST /branches', 1, 'false', '0', '0', 'false', '', NOTHING],
  [21, {}, 'POST /push', 2, 'false', '0', '0', 'false', '', NOTHING],
  [21, {}, 'POST /branches/merge', 1, '', '0', '2', 'false', '', `The last change of the branch main ${MAYBE}`],
  [21, {}, 'POST /branches/delete', 1, 'true', '21', '2', 'true', 'main', 'All changes are on the branch main.'],
  [21, PROPOSE, 'POST /branches', 1, 'false', '0', '0', 'false', '', 'Nothing was changed on the branch docs-ci/api.'],
  [21, PROPOSE, 'POST /push', 2, 'true', '19', '1', 'false', PROPOSE.branch, `${PROPOSE.branch} ${MAYBE}`],
  [21, PROPOSE, 'POST /deploy/preview', 1, 'true', '21', '2', 'false', PROPOSE.branch, `${PROPOSE.branch} ${MAYBE}`],
  [3, { ...PROPOSE, mode: 'remove' }, 'POST /branches/delete', 1, '', '', '0', 'false', '', 'docs-ci may have deleted'],
] as const)(
  'says what became of %i pages with %j if it is cancelled during %s (number %i)',
  async (count, inputs, route, nth, changed, updated, commits, merged, branch, sentence) => {
    const { exitCode, result, summary } = await cancelledRun(count, inputs, route, nth);
    const { outputs, message } = result;
    expect(exitCode).toBe(143);
    expect(outputs).toMatchObject({ changed, updated, commits, merged, branch });
    expect(message).toContain(sentence);
    expect(summary).toContain(sentence);
  },
);
