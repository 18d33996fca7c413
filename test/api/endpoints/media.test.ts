import { describe, expect, it } from 'vitest';
import { deleteManyMedia, listMedia, setAltText } from '../../../src/api/endpoints/media.js';
import { all, type Bench, countOf, rejection, startBench } from '../../support/api.js';

function addTexts({ emulator, clock }: Bench, count: number): void {
  for (let index = 0; index < count; index += 1) {
    emulator.state.addMedia(`file-${index}.txt`, Buffer.from(`text ${index}`), {
      createdAt: clock.now() - index * 1000,
    });
  }
}

describe('media library', () => {
  it('lists the library newest first with one request per 100 files', async () => {
    await using bench = await startBench({ emulator: { keyLimitPerMinute: null } });
    addTexts(bench, 1001);
    const listed = await all(listMedia(bench.api));
    expect(listed.map(({ name }) => name)).toEqual(Array.from({ length: 1001 }, (_, index) => `file-${index}.txt`));
    expect(bench.emulator.requests.map(({ path }) => path).sort()).toEqual(
      Array.from({ length: 11 }, (_, index) => `/api/v1/media?page=${index + 1}&limit=100`).sort(),
    );
    expect(new Set(bench.emulator.requests.map(({ connection }) => connection)).size).toBeLessThanOrEqual(8);
  });

  it('reads the library again if files are deleted meanwhile', async () => {
    await using bench = await startBench({ emulator: { keyLimitPerMinute: null } });
    addTexts(bench, 250);
    const { media } = bench.emulator.state;
    const read: string[] = [];
    for await (const { name } of listMedia(bench.api)) {
      // The deletion happens after the first page and before the request for the next one.
      if (read.length === 0) for (const item of media.newestFirst().slice(0, 30)) media.delete(item.id);
      read.push(name);
    }
    expect(new Set(read).size).toBe(read.length);
    expect(read).toHaveLength(250);
    expect(countOf(bench, 'GET /media')).toBeLessThanOrEqual(3 * 3);
  });
});

describe('media file', () => {
  it('encodes an id, and rejects one that would reach another endpoint', async () => {
    await using bench = await startBench();
    expect(await rejection(setAltText(bench.api, '..', 'A'))).toBeInstanceOf(RangeError);
    expect(await rejection(setAltText(bench.api, '', 'A'))).toBeInstanceOf(RangeError);
    expect(await rejection(setAltText(bench.api, 'a?b#c%2e', 'A'))).toMatchObject({ status: 404 });
    expect(bench.emulator.requests.map(({ path }) => path)).toEqual(['/api/v1/media/a%3Fb%23c%252e']);
  });
});

describe('bulk delete and storage', () => {
  it.each([200, 207] as const)(
    'deletes several files and lists the failed ones if the status is %i',
    async (status) => {
      await using bench = await startBench({ role: 'admin', emulator: { bulkDeletePartialStatus: status } });
      addTexts(bench, 3);
      const ids = bench.emulator.state.media.newestFirst().map(({ id }) => id);
      const result = await deleteManyMedia(bench.api, [...ids, 'nobody']);
      expect(result).toMatchObject({ deleted: ids, failed: [{ source: 'nobody' }], reclaimedBytes: 18 });
    },
  );

  it('accepts the body of a bulk delete with an error status', async () => {
    await using bench = await startBench({ role: 'admin' });
    const body = { deleted: [], failed: [{ source: 'a', error: 'no' }], reclaimedBytes: 0 };
    bench.emulator.addFault({ route: 'POST /media/bulk-delete', kind: 'status', status: 404, body });
    expect(await deleteManyMedia(bench.api, ['a'])).toEqual(body);
  });

  it.each([0, 101])('rejects a bulk delete of %i files without a request', async (count) => {
    await using bench = await startBench({ role: 'admin' });
    expect(await rejection(deleteManyMedia(bench.api, Array<string>(count).fill('a')))).toBeInstanceOf(RangeError);
    expect(bench.emulator.requests).toHaveLength(0);
  });
});
