/** Tests that the clock of runs doesn't skip work on a slow machine. */
import { expect, test } from 'vitest';
import { createRunClock } from './fixture.js';

const turn = (): Promise<void> => new Promise((done) => setImmediate(done));

test("doesn't reach a deadline while the process is suspended", async () => {
  const clock = createRunClock();
  let isOver = false;
  const cancel = clock.schedule(600_000, () => (isOver = true));
  for (let turns = 1; turns <= 60; turns += 1) {
    // The work of this test is invisible to the clock, and the machine is busy for a second.
    if (turns === 4) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_000);
    await turn();
  }
  expect(isOver).toBe(false);
  cancel();
});
