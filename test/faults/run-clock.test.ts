/** Tests that a busy machine changes nothing: the clock skips no work, and connections stay open. */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { createDeflateRaw } from 'node:zlib';
import { expect, test } from 'vitest';
import { startApiServer } from '../support/api-server.js';
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

test("doesn't reach a deadline while a thread compresses, as for an artifact", async () => {
  const clock = createRunClock();
  let isOver = false;
  const cancel = clock.schedule(60_000, () => (isOver = true));
  const compressing = createDeflateRaw().on('data', () => undefined);
  compressing.end(randomBytes(16_000_000));
  await once(compressing, 'end');
  expect(isOver).toBe(false);
  cancel();
});

test('reaches the mock of a platform after the process was suspended for longer than servers keep idle connections', async () => {
  const server = await startApiServer(() => ({ status: 200, json: {} }));
  const agent = new Agent({ keepAlive: true });
  const get = async (): Promise<number | undefined> => {
    const [response] = (await once(request(server.origin, { agent }).end(), 'response')) as [IncomingMessage];
    response.resume();
    await once(response, 'end');
    return response.statusCode;
  };
  expect(await get()).toBe(200);
  await turn();
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 7_000);
  expect(await get()).toBe(200);
  agent.destroy();
  await server.close();
});
