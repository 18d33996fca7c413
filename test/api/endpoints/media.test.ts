import { describe, expect, it } from 'vitest';
import {
  deleteManyMedia,
  deleteMedia,
  getMedia,
  getStorage,
  listMedia,
  type Media,
  setAltText,
} from '../../../src/api/endpoints/media.js';
import { all, type Bench, countOf, rejection, startBench } from '../../support/api.js';

function addTexts({ emulator, clock }: Bench, count: number): void {
  for (let index = 0; index < count; index += 1) {
    emulator.state.addMedia(`file-${index}.txt`, Buffer.from(`text ${index}`), {
      createdAt: clock.now() - index * 1000,
    });
  }
}

describe('the library', () => {
  it('is empty at first, whatever its number of pages', async () => {
    await using bench = await startBench();
    expect(await all(listMedia(bench.api))).toEqual([]);
    expect(countOf(bench, 'GET /media')).toBe(1);
  });

  it('is listed newest first, one request a hundred files, page and limit always sent', async () => {
    await using bench = await startBench({ emulator: { keyLimitPerMinute: null } });
    addTexts(bench, 1001);
    const listed = await all(listMedia(bench.api));
    expect(listed.map(({ name }) => name)).toEqual(Array.from({ length: 1001 }, (_, index) => `file-${index}.txt`));
    expect(bench.emulator.requests.map(({ path }) => path).sort()).toEqual(
      Array.from({ length: 11 }, (_, index) => `/api/v1/media?page=${index + 1}&limit=100`).sort(),
    );
    expect(new Set(bench.emulator.requests.map(({ connection }) => connection)).size).toBeLessThanOrEqual(8);
  });

  it('makes fields null that the service leaves out, and knows every kind', async () => {
    await using bench = await startBench({ emulator: { seed: true } });
    const listed = await all(listMedia(bench.api));
    expect(listed.length).toBeGreaterThan(3);
    for (const one of listed) {
      expect(one).toSatisfy(({ sizeBytes, url }: Media) => sizeBytes > 0 && url.startsWith('http'));
      for (const field of ['altText', 'width', 'durationSeconds', 'pageCount', 'posterUrl'] as const) {
        expect(one[field], field).not.toBe(undefined);
      }
    }
    const kinds = new Set(listed.map(({ kind }) => kind));
    expect(kinds).toContain('image');
    const images = await all(listMedia(bench.api, { kind: 'image' }));
    expect(images.length).toBe(listed.filter(({ kind }) => kind === 'image').length);
  });

  it('is read again when somebody deletes while it is read', async () => {
    await using bench = await startBench({ emulator: { keyLimitPerMinute: null } });
    addTexts(bench, 250);
    const { media } = bench.emulator.state;
    const read: string[] = [];
    for await (const { name } of listMedia(bench.api)) {
      // After the first page came, before any other is asked for.
      if (read.length === 0) for (const item of media.newestFirst().slice(0, 30)) media.delete(item.id);
      read.push(name);
    }
    expect(new Set(read).size).toBe(read.length);
    expect(read).toHaveLength(250);
    expect(countOf(bench, 'GET /media')).toBeLessThanOrEqual(3 * 3);
  });
});

describe('one file', () => {
  it('is read, described, and described no more', async () => {
    await using bench = await startBench();
    addTexts(bench, 1);
    const [listed] = await all(listMedia(bench.api));
    const id = String(listed?.id);
    expect(await getMedia(bench.api, id)).toMatchObject({ name: 'file-0.txt', altText: null });
    expect(await setAltText(bench.api, id, 'A <text>')).toMatchObject({ altText: 'A <text>' });
    expect(await setAltText(bench.api, id, '')).toMatchObject({ altText: null });
    expect(await rejection(getMedia(bench.api, 'nobody'))).toMatchObject({ status: 404, request: { role: 'viewer' } });
  });

  it('cannot leave its place in the address', async () => {
    await using bench = await startBench();
    expect(await rejection(getMedia(bench.api, '..'))).toBeInstanceOf(RangeError);
    expect(await rejection(getMedia(bench.api, ''))).toBeInstanceOf(RangeError);
    expect(await rejection(getMedia(bench.api, 'a?b#c%2e'))).toMatchObject({ status: 404 });
    expect(bench.emulator.requests.map(({ path }) => path)).toEqual(['/api/v1/media/a%3Fb%23c%252e']);
  });

  it('is deleted by admins', async () => {
    await using bench = await startBench({ role: 'admin' });
    addTexts(bench, 1);
    const id = String(bench.emulator.state.media.findByName('file-0.txt')?.id);
    expect(await deleteMedia(bench.api, id)).toMatchObject({ id });
    expect(await rejection(deleteMedia(bench.api, id))).toMatchObject({ status: 404 });
    await using other = await startBench({ role: 'editor' });
    expect(await rejection(deleteMedia(other.api, id))).toMatchObject({ status: 403, request: { role: 'admin' } });
  });

  it('is gone after a delete whose answer was lost, and that is no error', async () => {
    await using bench = await startBench({ role: 'admin' });
    addTexts(bench, 2);
    const id = String(bench.emulator.state.media.findByName('file-0.txt')?.id);
    bench.emulator.addFault({ route: 'DELETE /media/{id}', kind: 'reset-after' });
    expect(await deleteMedia(bench.api, id)).toBeNull();
    bench.emulator.addFault({ route: 'DELETE /media/{id}', kind: 'reset' });
    expect(
      await deleteMedia(bench.api, String(bench.emulator.state.media.findByName('file-1.txt')?.id)),
    ).not.toBeNull();
    expect(countOf(bench, 'DELETE /media/{id}')).toBe(3);
  });
});

describe('many files', () => {
  it.each([200, 207] as const)('are deleted at once, with what failed in a body of status %i', async (status) => {
    await using bench = await startBench({ role: 'admin', emulator: { bulkDeletePartialStatus: status } });
    addTexts(bench, 3);
    const ids = bench.emulator.state.media.newestFirst().map(({ id }) => id);
    const result = await deleteManyMedia(bench.api, [...ids, 'nobody']);
    expect(result).toMatchObject({ deleted: ids, failed: [{ source: 'nobody' }], reclaimedBytes: 18 });
  });

  it('and the answer counts whatever its status, if it is one', async () => {
    await using bench = await startBench({ role: 'admin' });
    const body = { deleted: [], failed: [{ source: 'a', error: 'no' }], reclaimedBytes: 0 };
    bench.emulator.addFault({ route: 'POST /media/bulk-delete', kind: 'status', status: 404, body });
    expect(await deleteManyMedia(bench.api, ['a'])).toEqual(body);
  });

  it.each([0, 101])('are not deleted %i at a time', async (count) => {
    await using bench = await startBench({ role: 'admin' });
    expect(await rejection(deleteManyMedia(bench.api, Array<string>(count).fill('a')))).toBeInstanceOf(RangeError);
    expect(bench.emulator.requests).toHaveLength(0);
  });

  it('take their part of the storage', async () => {
    await using bench = await startBench({ emulator: { quotaBytes: 1000 } });
    addTexts(bench, 3);
    expect(await getStorage(bench.api)).toMatchObject({ usedBytes: 18, quotaBytes: 1000 });
  });
});
