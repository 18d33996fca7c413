/** Tests that keeping one request with edits converges if a run is killed after any request or loses any response. */
import { describe, expect, test } from 'vitest';
import { RESET } from '../support/api-server.js';
import { BRANCH, changed, EDIT, messages, startGitHub, startGitLab, TWO_EDITS, writesOf } from './edits-platforms.js';

/** The edits of two runs. */
const CHANGES = [
  ['edits that changed', EDIT, TWO_EDITS],
  ['new edits', {}, EDIT],
  ['no edits', EDIT, {}],
] as const;

describe.each([
  ['GitHub', startGitHub],
  ['GitLab', startGitLab],
] as const)('edits as one request on %s, interrupted', (_, start) => {
  test.each(CHANGES)(
    'converges if the run is killed after any request: %s',
    async (_title, before, after) => {
      const whole = await start();
      await whole.propose(before);
      const first = whole.requests.length;
      await whole.propose(after);
      const count = whole.requests.length - first;
      for (let killedAfter = 1; killedAfter < count; killedAfter++) {
        let remaining = Infinity;
        // A killed run sends nothing any more.
        const platform = await start((_request, carryOut) => (--remaining >= 0 ? carryOut() : { status: RESET }));
        await platform.propose(before);
        remaining = killedAfter;
        await platform.propose(after).catch(() => undefined);
        remaining = Infinity;
        const { state } = await platform.propose(after);
        expect(state, `after ${killedAfter} of ${count}`).toBe(Object.keys(after).length > 0 ? 'open' : 'none');
        expect(changed(platform)).toEqual(after);
        expect(platform.shown().filter((one) => one.state === 'open')).toHaveLength(
          Object.keys(after).length > 0 ? 1 : 0,
        );
        expect(platform.git.branches.has(BRANCH)).toBe(Object.keys(after).length > 0);
        expect(platform.shown().at(-1)?.body.split('\n')[0]).toBe(whole.shown().at(-1)?.body.split('\n')[0]);
      }
    },
    60_000,
  );

  test.each(CHANGES)(
    'looks up each write whose response is lost, and repeats no POST: %s',
    async (_title, before, after) => {
      const whole = await start();
      await whole.propose(before);
      const first = whole.requests.length;
      await whole.propose(after);
      const count = writesOf(whole, first).length;
      for (let lost = 1; lost <= count; lost++) {
        let writes = -Infinity;
        const platform = await start(({ method }, carryOut) => {
          const response = carryOut();
          return method !== 'GET' && ++writes === lost ? { status: RESET } : response;
        });
        await platform.propose(before);
        writes = 0;
        const sent = platform.requests.length;
        await platform.propose(after).catch(() => undefined);
        // Objects that no branch has can be written twice.
        const posts = writesOf(platform, sent).filter((route) => /^POST (?!git\/(trees|commits))/.test(route));
        expect(posts, `write ${lost}`).toEqual([...new Set(posts)]);
        await platform.propose(after);
        expect(changed(platform)).toEqual(after);
        expect(messages(platform).length).toBe(whole.git.branches.has(BRANCH) ? messages(whole).length : 0);
        expect(platform.shown().map(({ state }) => state)).toEqual(whole.shown().map(({ state }) => state));
      }
    },
    60_000,
  );
});
