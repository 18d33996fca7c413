import { mkdtempSync, openAsBlob, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Media } from '../../../src/api/endpoints/media.js';
import {
  type FileResult,
  importMedia,
  matchResults,
  replaceMedia,
  replaceMediaFrom,
  type SentFile,
  uploadMedia,
} from '../../../src/api/endpoints/uploads.js';
import { type Bench, countOf, rejection, startBench } from '../../support/api.js';

const file = (name: string, text: string): { name: string; blob: Blob } => ({ name, blob: new Blob([text]) });
const ADDRESS = 'https://files.example.com/a.txt';

describe('an upload', () => {
  it('stores files under their names, in one form field', async () => {
    await using bench = await startBench();
    const results = await uploadMedia(bench.api, [file('a.txt', 'first'), file('prüfung & (1) 日本.md', '# second')]);
    expect(results.map(({ status, source }) => [status, source])).toEqual([
      ['added', 'a.txt'],
      ['added', 'prüfung & (1) 日本.md'],
    ]);
    expect(bench.emulator.state.media.findByName('prüfung & (1) 日本.md')?.bytes.toString()).toBe('# second');
    expect(bench.emulator.requests[0]?.headers).toMatchObject({
      'content-length': expect.stringMatching(/^\d+$/) as unknown,
    });
  });

  it('tells what was reused, renamed and refused', async () => {
    await using bench = await startBench();
    bench.emulator.state.addMedia('known.txt', Buffer.from('known'));
    const results = await uploadMedia(bench.api, [
      file('other-name.txt', 'known'),
      file('known.txt', 'new'),
      file('script.exe', 'MZ'),
    ]);
    expect(results).toMatchObject([
      { status: 'reused', media: { name: 'known.txt' } },
      { status: 'added', media: { name: 'known-2.txt' } },
      { status: 'failed', media: null, statusCode: 415, error: expect.any(String) as unknown },
    ]);
  });

  it.each([
    { why: 'type', settings: {}, name: 'a.exe', statusCode: 415 },
    { why: 'size', settings: { limitsBytes: { data: 3 } }, name: 'a.txt', statusCode: 413 },
    { why: 'quota', settings: { quotaBytes: 3 }, name: 'a.txt', statusCode: 507 },
    { why: 'files a minute', settings: { filesPerMinute: 0 }, name: 'a.txt', statusCode: 429 },
  ])('that fails whole for its $why is an answer all the same', async ({ settings, name, statusCode }) => {
    await using bench = await startBench({ emulator: settings });
    expect(await uploadMedia(bench.api, [file(name, 'text')])).toMatchObject([{ status: 'failed', statusCode }]);
    expect(bench.emulator.requests).toMatchObject([{ status: statusCode }]);
  });

  it('waits where the key is limited, because that is no answer', async () => {
    await using bench = await startBench();
    bench.emulator.addFault({ route: 'POST /media', kind: 'status', status: 429, retryAfterSeconds: 7 });
    expect(await uploadMedia(bench.api, [file('a.txt', 'text')])).toMatchObject([{ status: 'added' }]);
    expect(bench.emulator.requests).toHaveLength(2);
  });

  it('whose answer was lost is sent again and stores nothing twice', async () => {
    await using bench = await startBench();
    bench.emulator.addFault({ route: 'POST /media', kind: 'reset-after' });
    expect(await uploadMedia(bench.api, [file('a.txt', 'text')])).toMatchObject([{ status: 'reused' }]);
    expect(bench.emulator.state.media.newestFirst()).toHaveLength(1);
  });

  it('of a file that changes meanwhile is no matter of the network', async () => {
    await using bench = await startBench();
    const folder = mkdtempSync(join(tmpdir(), 'docs-ci-upload-'));
    try {
      const path = join(folder, 'a.txt');
      writeFileSync(path, 'before');
      const blob = await openAsBlob(path);
      writeFileSync(path, 'after, and longer');
      const error = await rejection(uploadMedia(bench.api, [{ name: 'a.txt', blob }]));
      expect(error).toMatchObject({ name: 'NotReadableError' });
      expect(bench.api.stats).toMatchObject({ requests: 1, retried: 0 });
      expect(bench.emulator.state.media.newestFirst()).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it.each([0, 11])('of %i files is a mistake of ours', async (count) => {
    await using bench = await startBench();
    const files = Array.from({ length: count }, (_, index) => file(`${index}.txt`, `${index}`));
    expect(await rejection(uploadMedia(bench.api, files))).toBeInstanceOf(RangeError);
    expect(bench.emulator.requests).toHaveLength(0);
  });

  it('slows down before the files of a minute are used up', async () => {
    await using bench = await startBench({ emulator: { filesPerMinute: 30 } });
    for (let batch = 0; batch < 9; batch += 1) {
      const files = Array.from({ length: 10 }, (_, index) => file(`${batch}-${index}.txt`, `${batch} ${index}`));
      const results = await uploadMedia(bench.api, files);
      expect(results.filter(({ status }) => status === 'failed')).toEqual([]);
    }
    expect(bench.waits.some(({ why }) => why === 'limit')).toBe(true);
  });
});

describe('an import', () => {
  it('has the address as its source', async () => {
    await using bench = await startBench();
    bench.emulator.state.imports.set(ADDRESS, { bytes: Buffer.from('text') });
    const results = await importMedia(bench.api, [
      { url: ADDRESS, name: 'b.txt', altText: 'B' },
      { url: 'https://files.example.com/missing.txt' },
    ]);
    expect(results).toMatchObject([
      { source: ADDRESS, status: 'added', media: { name: 'b.txt', altText: 'B' } },
      { status: 'failed', error: expect.stringContaining('404') as unknown },
    ]);
  });
});

describe('a replacement', () => {
  async function withFile(bench: Bench): Promise<string> {
    const [result] = await uploadMedia(bench.api, [file('a.txt', 'old')]);
    return String(result?.media?.id);
  }

  it('keeps the address', async () => {
    await using bench = await startBench();
    const id = await withFile(bench);
    const before = bench.emulator.state.media.find(id);
    const replaced = await replaceMedia(bench.api, id, file('new.txt', 'newer'));
    expect(replaced).toMatchObject({ id, name: 'a.txt', sizeBytes: 5 });
    expect(before?.bytes.toString()).toBe('newer');
  });

  it('comes from an address, too', async () => {
    await using bench = await startBench();
    const id = await withFile(bench);
    bench.emulator.state.imports.set(ADDRESS, { bytes: Buffer.from('fetched') });
    expect(await replaceMediaFrom(bench.api, id, ADDRESS)).toMatchObject({ id, sizeBytes: 7 });
  });

  it.each([
    { replaceField: 'file', attempts: 1 },
    { replaceField: 'media', attempts: 2 },
    { replaceField: 'files', attempts: 2 },
  ])('finds out that the field is called $replaceField, once', async ({ replaceField, attempts }) => {
    await using bench = await startBench({ emulator: { replaceField } });
    const id = await withFile(bench);
    await replaceMedia(bench.api, id, file('a.txt', 'one'));
    expect(countOf(bench, 'POST /media/{id}/replace')).toBe(attempts);
    await replaceMedia(bench.api, id, file('a.txt', 'two'));
    expect(countOf(bench, 'POST /media/{id}/replace')).toBe(attempts + 1);
  });

  it('tries files where a 400 names no field, and gives up with the first refusal', async () => {
    await using bench = await startBench();
    const id = await withFile(bench);
    const route = 'POST /media/{id}/replace';
    bench.emulator.addFault({ route, kind: 'status', status: 400, body: { message: 'Not so', code: 400 } });
    bench.emulator.configure({ replaceField: 'files' });
    await replaceMedia(bench.api, id, file('a.txt', 'one'));
    expect(countOf(bench, route)).toBe(2);

    await using other = await startBench();
    const otherId = await withFile(other);
    const details = [{ field: 'body.upload', message: 'Must be smaller' }];
    other.emulator.addFault({ route, kind: 'status', status: 400, body: { message: 'First', code: 400, details } });
    other.emulator.addFault({
      route,
      kind: 'status',
      status: 400,
      body: { message: 'Then', code: 400 },
      times: Infinity,
    });
    const error = await rejection(replaceMedia(other.api, otherId, file('a.txt', 'one')));
    expect(error).toMatchObject({ status: 400, message: 'First', details });
    expect(countOf(other, route)).toBe(2);
  });

  it('with another type is refused at once', async () => {
    await using bench = await startBench();
    const id = await withFile(bench);
    expect(await rejection(replaceMedia(bench.api, id, file('a.json', '{}')))).toMatchObject({ status: 415 });
    expect(countOf(bench, 'POST /media/{id}/replace')).toBe(1);
  });
});

describe('matching results to files', () => {
  const sent: SentFile[] = [
    { source: 'a.txt', name: 'a.txt', sizeBytes: 1 },
    { source: 'b.txt', name: 'b.txt', sizeBytes: 2 },
    { source: 'c.txt', name: 'c.txt', sizeBytes: 3 },
  ];
  const stored = (source: string, name: string, sizeBytes: number, status = 'added'): FileResult => ({
    source,
    status,
    media: { id: name, name, sizeBytes } as Media,
    error: null,
    statusCode: null,
  });
  const failed = (source: string): FileResult => ({
    source,
    status: 'failed',
    media: null,
    error: 'no',
    statusCode: 415,
  });

  it('goes by source, whatever the order', () => {
    const results = [stored('c.txt', 'c.txt', 3), failed('a.txt'), stored('b.txt', 'b-2.txt', 2)];
    expect(matchResults(sent, results)).toEqual([results[1], results[2], results[0]]);
  });

  it.each(['upload', 'files[]'])('goes by position where the source (%s) tells nothing', (source) => {
    const results = [stored(source, 'a.txt', 1), failed(source), stored(source, 'c.txt', 3)];
    expect(matchResults(sent, results)).toEqual(results);
  });

  it('believes no position once one of them cannot be', () => {
    const results = [stored('0', 'c.txt', 3), failed('1'), stored('2', 'a.txt', 1)];
    expect(matchResults(sent, results)).toEqual([undefined, undefined, undefined]);
  });

  it('keeps what the source told where the positions fail', () => {
    const results = [stored('a.txt', 'a.txt', 1), stored('?', 'c.txt', 3), stored('?', 'b.txt', 2)];
    expect(matchResults(sent, results)).toEqual([results[0], undefined, undefined]);
  });

  it('believes no source whose size is another', () => {
    expect(matchResults(sent.slice(0, 1), [stored('a.txt', 'a.txt', 99)])).toEqual([undefined]);
  });

  it('knows reused contents under their old name by source, or by a size of their own', () => {
    const results = [stored('x', 'old.txt', 1, 'reused'), stored('x', 'b.txt', 2), stored('x', 'c.txt', 3)];
    expect(matchResults(sent, results)).toEqual(results);
    const twins = [
      { source: 'a.txt', name: 'a.txt', sizeBytes: 1 },
      { source: 'b.txt', name: 'b.txt', sizeBytes: 1 },
    ];
    const reused = [stored('x', 'old.txt', 1, 'reused'), stored('x', 'older.txt', 1, 'reused')];
    expect(matchResults(twins, reused)).toEqual([undefined, undefined]);
    expect(matchResults(twins, [stored('b.txt', 'old.txt', 1, 'reused'), failed('a.txt')])).toEqual([
      failed('a.txt'),
      stored('b.txt', 'old.txt', 1, 'reused'),
    ]);
  });

  it('matches imports by their address, and the same address twice by position', () => {
    const one = { source: ADDRESS };
    expect(matchResults([one], [stored(ADDRESS, 'a.txt', 5)])).toEqual([stored(ADDRESS, 'a.txt', 5)]);
    const twice = [stored(ADDRESS, 'a.txt', 5), stored(ADDRESS, 'a.txt', 5, 'reused')];
    expect(matchResults([one, one], twice)).toEqual(twice);
  });

  it('gives nothing where results are missing or left over', () => {
    expect(matchResults(sent, [])).toEqual([undefined, undefined, undefined]);
    expect(matchResults(sent, [stored('?', 'a.txt', 1)])).toEqual([undefined, undefined, undefined]);
    const two = [stored('b.txt', 'b.txt', 2), stored('b.txt', 'b.txt', 2)];
    expect(matchResults(sent, two)).toEqual([undefined, undefined, undefined]);
  });

  it('never gives a file the result of another, for any order and label', () => {
    const label = fc.constantFrom<'name' | 'index' | 'same'>('name', 'index', 'same');
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 0, max: 30 }), { minLength: 1, maxLength: 10 }),
        fc.array(fc.boolean(), { minLength: 10, maxLength: 10 }),
        label,
        fc.boolean(),
        (sizes, failures, source, reversed) => {
          const files = sizes.map((size, index) => ({
            source: `${index}.txt`,
            name: `${index}.txt`,
            sizeBytes: size % 4,
          }));
          const results = files.map(({ name, sizeBytes }, index) => {
            const shown = { name, index: `files[${index}]`, same: 'upload' }[source];
            return failures[index] ? { ...failed(shown), error: name } : stored(shown, name, sizeBytes);
          });
          const answer = reversed ? results.toReversed() : results;
          matchResults(files, answer).forEach((result, index) => {
            if (result?.media) expect(result.media.name).toBe(files[index]?.name);
          });
        },
      ),
    );
  });
});
