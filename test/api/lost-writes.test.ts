import { describe, expect, it } from 'vitest';
import { createDeployment, getDeployment } from '../../src/api/endpoints/deployments.js';
import { createExport } from '../../src/api/endpoints/exports.js';
import { listMedia, setAltText } from '../../src/api/endpoints/media.js';
import { CancelledError, ConnectionError, mayHaveWritten } from '../../src/api/errors.js';
import type { Fault } from '../../emulator/faults/faults.js';
import { all, connectTo, countOf, rejection, startBench } from '../support/api.js';

/** JSON that is nested 100,000 levels deep. */
const DEEP = `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;

interface Case {
  readonly name: string;
  readonly fault: Omit<Fault, 'route'>;
}

/** Responses that don't say whether the service did what it was asked for. */
const UNCERTAIN: readonly Case[] = [
  { name: 'a 302 to another host', fault: { kind: 'redirect', status: 302 } },
  { name: 'a 303', fault: { kind: 'redirect', status: 303, location: '/api/v1/elsewhere' } },
  { name: 'a body above the limit', fault: { kind: 'status', status: 200, body: `"${'x'.repeat(16 * 1024 * 1024)}"` } },
  { name: 'deep JSON', fault: { kind: 'status', status: 200, body: DEEP } },
  { name: 'JSON of another shape', fault: { kind: 'status', status: 200, body: '{}' } },
  { name: 'a 404 in HTML', fault: { kind: 'html', status: 404 } },
  { name: 'an empty 400', fault: { kind: 'status', status: 400, body: '' } },
  { name: 'a 501', fault: { kind: 'status', status: 501 } },
];

describe('a write whose response says nothing about it', () => {
  it.each(UNCERTAIN)('keeps a write uncertain after $name if the look-ups find nothing', async ({ fault }) => {
    await using bench = await startBench();
    bench.emulator.addFault({ ...fault, route: 'POST /deploy', times: Infinity });
    const error = await rejection(createDeployment(bench.api));
    expect(mayHaveWritten(error)).toBe(true);
    // One before the start, to tell a new deployment from those before.
    expect(countOf(bench, 'GET /deployments')).toBe(4);
    expect(countOf(bench, 'POST /deploy')).toBe(1);
  });

  it('keeps a write uncertain although a later attempt is refused', async () => {
    await using bench = await startBench();
    const media = bench.emulator.state.addMedia('a.txt', Buffer.from('a'));
    bench.emulator.addFault({ route: 'PATCH /media/{id}', kind: 'html', afterWork: true });
    bench.emulator.addFault({ route: 'PATCH /media/{id}', kind: 'status', status: 403 });
    const error = await rejection(setAltText(bench.api, media.id, 'A'));
    expect(error).toMatchObject({ status: 403 });
    expect(mayHaveWritten(error)).toBe(true);
  });

  it('keeps a write uncertain if the deadline ends the retries', async () => {
    await using bench = await startBench();
    await using api = connectTo(bench.emulator.baseUrl, bench.clock, {
      key: bench.emulator.keys.editor,
      deadlineMs: bench.clock.now() + 100,
    });
    bench.emulator.addFault({ route: 'POST /deploy', kind: 'html', times: Infinity });
    expect(mayHaveWritten(await rejection(createDeployment(api)))).toBe(true);
  });
});

describe('a write that certainly was not made', () => {
  it.each([400, 401, 402, 403, 404, 409, 413, 415, 422, 429])(
    'excludes a write that a JSON %i rejects',
    async (status) => {
      await using bench = await startBench();
      bench.emulator.addFault({ route: 'POST /exports/pdf', kind: 'status', status, times: Infinity });
      expect(mayHaveWritten(await rejection(createExport(bench.api)))).toBe(false);
      // The one before the start: nothing is looked up.
      expect(countOf(bench, 'GET /exports/pdf')).toBe(1);
    },
  );

  it('excludes a write that no connection could send', async () => {
    await using bench = await startBench();
    await using api = connectTo('http://127.0.0.1:1/api/v1', bench.clock);
    const error = await rejection(createDeployment(api));
    expect(error).toBeInstanceOf(ConnectionError);
    expect(mayHaveWritten(error)).toBe(false);
  });

  it('excludes a write that the deadline kept from being sent', async () => {
    await using bench = await startBench();
    await using api = connectTo(bench.emulator.baseUrl, bench.clock, { deadlineMs: bench.clock.now() });
    expect(mayHaveWritten(await rejection(createDeployment(api)))).toBe(false);
    expect(bench.emulator.requests).toHaveLength(0);
  });

  it('excludes a read, whatever its response', async () => {
    await using bench = await startBench();
    bench.emulator.addFault({ route: 'GET /media', kind: 'redirect' });
    expect(mayHaveWritten(await rejection(all(listMedia(bench.api))))).toBe(false);
  });
});

it('takes a write in flight as uncertain if the run is cancelled', async () => {
  await using bench = await startBench();
  const stop = new AbortController();
  await using api = connectTo(bench.emulator.baseUrl, bench.clock, {
    key: bench.emulator.keys.editor,
    signal: stop.signal,
  });
  bench.emulator.addFault({ route: 'POST /deploy', kind: 'hang' });
  const started = rejection(createDeployment(api));
  await expect.poll(() => countOf(bench, 'POST /deploy')).toBe(1);
  stop.abort(new CancelledError('Cancelled (SIGTERM).'));
  expect(mayHaveWritten(await started)).toBe(true);
});

it('names the depth of deep JSON in a sentence', async () => {
  await using bench = await startBench();
  bench.emulator.addFault({ route: 'GET /deployments/{id}', kind: 'status', status: 200, body: DEEP });
  const error = await rejection(getDeployment(bench.api, 'd'));
  expect(error).toMatchObject({
    name: 'ContractError',
    field: 'the body',
    problem: 'is nested more than 200 levels deep',
  });
  expect(countOf(bench, 'GET /deployments/{id}')).toBe(1);
});
