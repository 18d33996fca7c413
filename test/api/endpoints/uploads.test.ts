import { openAsBlob, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Media } from '../../../src/api/endpoints/media.js';
import {
  type FileResult,
  matchResults,
  replaceMedia,
  type SentFile,
  uploadMedia,
} from '../../../src/api/endpoints/uploads.js';
import type { FormFile } from '../../../src/api/multipart.js';
import { type Bench, countOf, rejection, startBench } from '../../support/api.js';
import { temporaryFolder } from '../../support/folder.js';

const file = (name: string, text: string): FormFile => ({ name, content: new Blob([text]) });
const FILE_URL = 'https://files.example.com/a.txt';

describe('upload', () => {
  it('uploads files under their names, with a known content length', async () => {
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

  it.each([
    { reason: 'type', settings: {}, name: 'a.exe', statusCode: 415 },
    { reason: 'size', settings: { limitsBytes: { data: 3 } }, name: 'a.txt', statusCode: 413 },
    { reason: 'quota', settings: { quotaBytes: 3 }, name: 'a.txt', statusCode: 507 },
    { reason: 'files a minute', settings: { filesPerMinute: 0 }, name: 'a.txt', statusCode: 429 },
  ])('returns results if all files of an upload fail because of $reason', async ({ settings, name, statusCode }) => {
    await using bench = await startBench({ emulator: settings });
    expect(await uploadMedia(bench.api, [file(name, 'text')])).toMatchObject([{ status: 'failed', statusCode }]);
    expect(bench.emulator.requests).toMatchObject([{ status: statusCode }]);
  });

  it('repeats an upload after a lost response without storing a file twice', async () => {
    await using bench = await startBench();
    bench.emulator.addFault({ route: 'POST /media', kind: 'reset-after' });
    expect(await uploadMedia(bench.api, [file('a.txt', 'text')])).toMatchObject([{ status: 'reused' }]);
    expect(bench.emulator.state.media.newestFirst()).toHaveLength(1);
  });

  it('throws without a retry if a file changes during its upload', async () => {
    await using bench = await startBench();
    const path = join(temporaryFolder(), 'a.txt');
    writeFileSync(path, 'before');
    const content = await openAsBlob(path);
    writeFileSync(path, 'after, and longer');
    const error = await rejection(uploadMedia(bench.api, [{ name: 'a.txt', content }]));
    expect(error).toMatchObject({ name: 'NotReadableError' });
    expect(bench.api.stats).toMatchObject({ requests: 1, retried: 0 });
    expect(bench.emulator.state.media.newestFirst()).toEqual([]);
  });

  it.each([0, 11])('rejects an upload of %i files without a request', async (count) => {
    await using bench = await startBench();
    const files = Array.from({ length: count }, (_, index) => file(`${index}.txt`, `${index}`));
    expect(await rejection(uploadMedia(bench.api, files))).toBeInstanceOf(RangeError);
    expect(bench.emulator.requests).toHaveLength(0);
  });

  it('slows down uploads before the limit of files per minute is reached', async () => {
    await using bench = await startBench({ emulator: { filesPerMinute: 30 } });
    for (let batch = 0; batch < 9; batch += 1) {
      const files = Array.from({ length: 10 }, (_, index) => file(`${batch}-${index}.txt`, `${batch} ${index}`));
      const results = await uploadMedia(bench.api, files);
      expect(results.filter(({ status }) => status === 'failed')).toEqual([]);
    }
    expect(bench.waits.some(({ reason }) => reason === 'limit')).toBe(true);
  });
});

describe('replacement', () => {
  async function withFile(bench: Bench): Promise<string> {
    const [result] = await uploadMedia(bench.api, [file('a.txt', 'old')]);
    return String(result?.media?.id);
  }

  it.each([
    { replaceField: 'file', attempts: 1 },
    { replaceField: 'media', attempts: 2 },
    { replaceField: 'files', attempts: 2 },
  ])('learns once that the form field of a replacement is $replaceField', async ({ replaceField, attempts }) => {
    await using bench = await startBench({ emulator: { replaceField } });
    const id = await withFile(bench);
    await replaceMedia(bench.api, id, file('a.txt', 'one'));
    expect(countOf(bench, 'POST /media/{id}/replace')).toBe(attempts);
    await replaceMedia(bench.api, id, file('a.txt', 'two'));
    expect(countOf(bench, 'POST /media/{id}/replace')).toBe(attempts + 1);
  });

  it('tries the field "files" after a 400 without a field, and throws the first error', async () => {
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

  it('throws at once if a replacement has another type (415)', async () => {
    await using bench = await startBench();
    const id = await withFile(bench);
    expect(await rejection(replaceMedia(bench.api, id, file('a.json', '{}')))).toMatchObject({ status: 415 });
    expect(countOf(bench, 'POST /media/{id}/replace')).toBe(1);
  });
});

describe('matchResults', () => {
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

  it('matches results by source in any order', () => {
    const results = [stored('c.txt', 'c.txt', 3), failed('a.txt'), stored('b.txt', 'b-2.txt', 2)];
    expect(matchResults(sent, results)).toEqual([results[1], results[2], results[0]]);
  });

  it.each(['upload', 'files[]'])('matches results by position if the source (%s) identifies no file', (source) => {
    const results = [stored(source, 'a.txt', 1), failed(source), stored(source, 'c.txt', 3)];
    expect(matchResults(sent, results)).toEqual(results);
  });

  it('ignores all positions if one of them contradicts its file', () => {
    const results = [stored('0', 'c.txt', 3), failed('1'), stored('2', 'a.txt', 1)];
    expect(matchResults(sent, results)).toEqual([undefined, undefined, undefined]);
  });

  it('keeps matches by source if the positions contradict the files', () => {
    const results = [stored('a.txt', 'a.txt', 1), stored('?', 'c.txt', 3), stored('?', 'b.txt', 2)];
    expect(matchResults(sent, results)).toEqual([results[0], undefined, undefined]);
  });

  it('ignores a match by source if neither name nor size fits', () => {
    expect(matchResults(sent.slice(0, 1), [stored('a.txt', 'b.txt', 99)])).toEqual([undefined]);
  });

  it.each(['a.txt', 'upload'])('matches a file by its name if the service stored other bytes (source %s)', (source) => {
    const results = [stored(source, 'a.txt', 99)];
    expect(matchResults(sent.slice(0, 1), results)).toEqual(results);
  });

  it('ignores a position if a new name and the size could be those of another file', () => {
    expect(matchResults(sent.slice(0, 1), [stored('upload', 'a-2.txt', 99)])).toEqual([undefined]);
  });

  it('matches reused content under its old name by source or by a unique size', () => {
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

  it('matches imports by URL, and the same URL twice by position', () => {
    const one = { source: FILE_URL };
    expect(matchResults([one], [stored(FILE_URL, 'a.txt', 5)])).toEqual([stored(FILE_URL, 'a.txt', 5)]);
    const twice = [stored(FILE_URL, 'a.txt', 5), stored(FILE_URL, 'a.txt', 5, 'reused')];
    expect(matchResults([one, one], twice)).toEqual(twice);
  });

  it('returns undefined for every file if results are missing or left over', () => {
    expect(matchResults(sent, [])).toEqual([undefined, undefined, undefined]);
    expect(matchResults(sent, [stored('?', 'a.txt', 1)])).toEqual([undefined, undefined, undefined]);
    const two = [stored('b.txt', 'b.txt', 2), stored('b.txt', 'b.txt', 2)];
    expect(matchResults(sent, two)).toEqual([undefined, undefined, undefined]);
  });

  it('never matches a file with the result of another, for any order and source', () => {
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
          const response = reversed ? results.toReversed() : results;
          matchResults(files, response).forEach((result, index) => {
            if (result?.media) expect(result.media.name).toBe(files[index]?.name);
          });
        },
      ),
    );
  });
});
