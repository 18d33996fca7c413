import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { samplePdf, samplePng, sampleMp4, sampleSvg } from '../../state/sample-files.js';
import { badFields, formOf, startTestEmulator, type TestResponse, type TestEmulator } from '../fixture.js';

interface Media {
  id: string;
  name: string;
  url: string;
  sizeBytes: number;
  altText?: string | null;
  updatedAt: string;
}
interface Result {
  source: string;
  status: string;
  media?: Media;
  error?: string;
  statusCode?: number;
}

const PNG = samplePng(3, 2, [1, 2, 3]);

async function upload(
  service: TestEmulator,
  ...files: (readonly [name: string, bytes: Uint8Array | string])[]
): Promise<{ status: number; results: Result[] }> {
  const form = formOf(...files.map(([name, bytes]) => ['files', name, bytes] as const));
  const { status, body } = await service.call('POST /media', { form, key: service.emulator.keys.editor });
  return { status, results: (body as { results: Result[] }).results };
}

function failures(results: readonly Result[]): (number | undefined)[] {
  return results.map(({ statusCode }) => statusCode);
}

describe('uploads', () => {
  it('stores uploads in their order and returns the properties of an image', async () => {
    const service = await startTestEmulator({ seed: false });
    const { status, results } = await upload(service, ['Überblick 1.png', PNG], ['notes.md', '# Hi']);
    expect(status).toBe(200);
    expect(results).toMatchObject([
      { source: 'Überblick 1.png', status: 'added' },
      { source: 'notes.md', status: 'added' },
    ]);
    expect(results[0]?.media).toMatchObject({
      name: 'Überblick 1.png',
      kind: 'image',
      mimeType: 'image/png',
      sizeBytes: PNG.length,
      width: 3,
      height: 2,
      altText: null,
      posterUrl: null,
    });
    expect(results[1]?.media).not.toHaveProperty('width');
    expect(results[1]?.media).not.toHaveProperty('altText');
    const served = await fetch(results[0]?.media?.url ?? '');
    expect(Buffer.from(await served.arrayBuffer()).equals(PNG)).toBe(true);
    expect(served.headers.get('content-type')).toBe('image/png');
  });

  it('reuses identical content under its existing name, even within one request', async () => {
    const service = await startTestEmulator({ seed: false });
    const { status, results } = await upload(service, ['a.txt', 'same'], ['b.txt', 'same'], ['c.txt', 'other']);
    expect(status).toBe(200);
    expect(results.map(({ status, media }) => [status, media?.name])).toEqual([
      ['added', 'a.txt'],
      ['reused', 'a.txt'],
      ['added', 'c.txt'],
    ]);
  });

  it('numbers the name of an upload if it is taken', async () => {
    const service = await startTestEmulator({ seed: false });
    const { results } = await upload(service, ['a.b.txt', '1'], ['a.b.txt', '2'], ['a.b.txt', '3']);
    expect(results.map(({ source, media }) => [source, media?.name])).toEqual([
      ['a.b.txt', 'a.b.txt'],
      ['a.b.txt', 'a.b-2.txt'],
      ['a.b.txt', 'a.b-3.txt'],
    ]);
  });

  it('responds to uploads with 200, 207, or the status of the first failure', async () => {
    const service = await startTestEmulator({ seed: false, limitsBytes: { data: 10 } });
    const some = await upload(service, ['a.txt', 'ok'], ['b.exe', 'MZ']);
    expect([some.status, failures(some.results)]).toEqual([207, [undefined, 415]]);
    expect(some.results[1]).toEqual({
      source: 'b.exe',
      status: 'failed',
      statusCode: 415,
      error: ".exe files aren't supported",
    });
    const none = await upload(service, ['c.txt', 'x'.repeat(11)], ['d.exe', 'MZ']);
    expect([none.status, failures(none.results)]).toEqual([413, [413, 415]]);
  });

  it.each<[string, Uint8Array | string]>([
    ['page.html', '<html>'],
    ['macro.docm', 'x'],
    ['noending', 'x'],
    ['constructor', 'x'],
    ['image.png', 'text'],
    ['image.jpg', PNG],
    ['text.txt', PNG],
    ['text.txt', 'a\0b'],
    ['text.txt', Buffer.from([0xff, 0xfe, 0x41])],
    ['data.json', '{not json'],
    ['drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'],
  ])('rejects an upload of %s because of its type or content', async (name, bytes) => {
    const service = await startTestEmulator({ seed: false });
    expect((await upload(service, [name, bytes])).status).toBe(415);
  });

  it.each<[string, Uint8Array | string]>([
    ['image.PNG', PNG],
    ['video.mp4', sampleMp4()],
    ['book.pdf', samplePdf()],
    ['drawing.svg', sampleSvg('safe')],
    ['declared.svg', `<?xml version="1.0"?>\n${sampleSvg('safe').toString()}`],
    ['data.json', '{}'],
    ['feed.xml', '<?xml version="1.0"?><feed/>'],
    ['empty.txt', ''],
    ['font.woff2', Buffer.from('wOF2\0\x01\0\0', 'latin1')],
    ['bundle.tgz', Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3])],
  ])('accepts an upload of %s', async (name, bytes) => {
    const service = await startTestEmulator({ seed: false });
    expect((await upload(service, [name, bytes])).status).toBe(200);
  });

  it("rejects uploads above the organization's quota", async () => {
    const service = await startTestEmulator({ seed: false, quotaBytes: 10 });
    service.emulator.state.media.otherProjectsBytes = 5;
    const { status, results } = await upload(service, ['a.txt', '12345'], ['b.txt', '6']);
    expect([status, failures(results)]).toEqual([207, [undefined, 507]]);
    expect(await service.ok('GET /storage')).toMatchObject({
      usedBytes: 10,
      quotaBytes: 10,
      limits: { image: 20971520 },
    });
  });

  it('rejects uploads with other fields, text fields, too many files or no file', async () => {
    const service = await startTestEmulator();
    const post = (form: FormData): Promise<TestResponse> => service.call('POST /media', { form });
    expect(badFields(await post(formOf(['file', 'a.txt', 'a'])))).toEqual(['files', 'file']);
    const withText = formOf(['files', 'a.txt', 'a']);
    withText.append('folder', 'guides');
    expect(badFields(await post(withText))).toEqual(['folder']);
    const eleven = Array.from({ length: 11 }, (_, index) => ['files', `${index}.txt`, String(index)] as const);
    expect((await post(formOf(...eleven))).body).toMatchObject({
      details: [{ field: 'files', message: 'Must contain 1 to 10 files; got 11' }],
    });
    expect((await post(new FormData())).status).toBe(400);
    expect((await service.call('POST /media', { json: {} })).status).toBe(400);
    expect((await service.call('POST /media')).status).toBe(415);
  });

  it('labels and orders the results of uploads as configured', async () => {
    const service = await startTestEmulator({ uploadSource: 'index', resultOrder: 'reversed' });
    const { results } = await upload(service, ['a.txt', 'a'], ['b.txt', 'b']);
    expect(results.map(({ source, media }) => [source, media?.name])).toEqual([
      ['files[1]', 'b.txt'],
      ['files[0]', 'a.txt'],
    ]);
    service.emulator.configure({ uploadSource: 'same' });
    expect((await upload(service, ['c.txt', 'c'])).results[0]?.source).toBe('upload');
  });

  it('rejects a broken multipart body with 400', async () => {
    const { emulator } = await startTestEmulator();
    const response = await fetch(`${emulator.baseUrl}/media`, {
      method: 'POST',
      headers: { authorization: `Bearer ${emulator.keys.editor}`, 'content-type': 'multipart/form-data; boundary=x' },
      body: '--x\r\nContent-Disposition: form-data; name="files"; filename="a.txt"\r\n\r\ncut off',
    });
    expect(response.status).toBe(400);
  });
});

describe('imports', () => {
  const at = (name: string): string => `https://assets.example.com/${name}`;

  async function imported(service: TestEmulator, ...files: object[]): Promise<{ status: number; results: Result[] }> {
    const { status, body } = await service.call('POST /media/import', { json: { files } });
    return { status, results: (body as { results: Result[] }).results };
  }

  it('imports public URLs with the requested name and alt text', async () => {
    const service = await startTestEmulator();
    const { status, results } = await imported(
      service,
      { url: at('badge.png'), name: 'Badge 1.png', altText: 'A badge' },
      { url: at('moved-3-times.png') },
    );
    expect(status).toBe(200);
    expect(results).toMatchObject([
      { source: at('badge.png'), status: 'added', media: { name: 'Badge 1.png', altText: 'A badge' } },
      { source: at('moved-3-times.png'), status: 'reused', media: { name: 'Badge 1.png' } },
    ]);
  });

  it.each([
    [at('moved-4-times.png'), 422, 'redirects more than 3 times'],
    [at('moved-inside.png'), 400, "isn't public"],
    [at('moved-to-http.png'), 400, 'https'],
    [at('members-only.pdf'), 422, 'status 403'],
    [at('gone.png'), 422, 'status 404'],
    [at('huge.mp4'), 413, 'too large'],
    [at('not-an-image.png'), 415, "doesn't match"],
    ['https://slow.example.com/video.mp4', 504, '30 seconds'],
    ['https://intranet.example.com/plan.pdf', 400, "isn't public"],
    ['https://unknown.example.com/x.png', 422, 'status 404'],
    ['http://assets.example.com/badge.png', 400, 'https'],
    ['https://127.0.0.1/x.png', 400, "isn't public"],
    ['https://user:secret@assets.example.com/badge.png', 400, "isn't public"],
  ])('fails to import %s with status %i', async (url, statusCode, reason) => {
    const service = await startTestEmulator();
    const { status, results } = await imported(service, { url });
    expect(status).toBe(statusCode);
    expect(results).toMatchObject([{ source: url, status: 'failed', statusCode }]);
    expect(results[0]?.error).toContain(reason);
  });
});

describe('replacements', () => {
  it('keeps id, name and URL of replaced media, and changes content and updatedAt', async () => {
    const service = await startTestEmulator();
    const item = service.emulator.state.addMedia('a.png', PNG);
    const before = await service.ok<{ media: Media }>(`GET /media/${item.id}`);
    service.advance(60_000);
    const bytes = samplePng(9, 9, [9, 9, 9]);
    const { media } = await service.ok<{ media: Media }>(`POST /media/${item.id}/replace`, {
      form: formOf(['file', 'new name.png', bytes]),
    });
    expect(media).toMatchObject({
      id: item.id,
      name: 'a.png',
      url: before.media.url,
      sizeBytes: bytes.length,
      width: 9,
    });
    expect(Date.parse(media.updatedAt) - Date.parse(before.media.updatedAt)).toBe(60_000);
    const served = await fetch(media.url);
    expect(served.headers.get('etag')).toBe(`"${createHash('md5').update(bytes).digest('hex')}"`);
  });

  it('serves the old content after a replace for the configured time, like a CDN', async () => {
    const service = await startTestEmulator({ staleAfterReplaceMs: 60_000, mediaEtag: 'opaque' });
    const { id } = service.emulator.state.addMedia('a.txt', Buffer.from('old'));
    const { media } = await service.ok<{ media: Media }>(`POST /media/${id}/replace`, {
      form: formOf(['file', 'a.txt', 'new']),
    });
    const first = await fetch(media.url);
    expect(await first.text()).toBe('old');
    expect(first.headers.get('etag')).not.toBe(`"${createHash('md5').update('old').digest('hex')}"`);
    service.advance(60_000);
    service.emulator.configure({ mediaEtag: 'none' });
    const second = await fetch(media.url);
    expect([await second.text(), second.headers.get('etag')]).toEqual(['new', null]);
  });

  it('replaces media with the content of a URL', async () => {
    const service = await startTestEmulator();
    const { id } = service.emulator.state.addMedia('a.png', PNG);
    const replace = (url: string): Promise<TestResponse> =>
      service.call(`POST /media/${id}/replace`, { json: { url } });
    expect((await replace('https://assets.example.com/moved.png')).status).toBe(200);
    expect((await replace('https://assets.example.com/brochure.pdf')).status).toBe(415);
    expect((await replace('https://assets.example.com/gone.png')).status).toBe(422);
  });

  it('rejects a replacement with a wrong type, size, quota, id or body', async () => {
    const service = await startTestEmulator({ limitsBytes: { data: 5 } });
    const { id } = service.emulator.state.addMedia('a.txt', Buffer.from('a'));
    const replace = async (name: string, bytes: string, of = id): Promise<number> =>
      (await service.call(`POST /media/${of}/replace`, { form: formOf(['file', name, bytes]) })).status;
    expect(await replace('a.csv', 'b')).toBe(415);
    expect(await replace('a.txt', '123456')).toBe(413);
    expect(await replace('a.txt', 'b', 'nothing')).toBe(404);
    service.emulator.configure({ quotaBytes: service.emulator.state.media.usedBytes });
    expect(await replace('a.txt', 'b')).toBe(200);
    expect(await replace('a.txt', '12')).toBe(507);
    expect(badFields(await service.call(`POST /media/${id}/replace`))).toEqual(['file']);
  });

  it('names the expected field of a replacement, which can be configured', async () => {
    const service = await startTestEmulator({ replaceField: 'upload' });
    const { id } = service.emulator.state.addMedia('a.txt', Buffer.from('a'));
    const wrong = await service.call(`POST /media/${id}/replace`, { form: formOf(['file', 'a.txt', 'b']) });
    expect([wrong.status, badFields(wrong)]).toEqual([400, ['upload', 'file']]);
    expect((await service.call(`POST /media/${id}/replace`, { form: formOf(['upload', 'a.txt', 'b']) })).status).toBe(
      200,
    );
  });
});

describe('library', () => {
  it('lists media newest first, in pages, filtered by kind and text', async () => {
    const service = await startTestEmulator();
    const page = (query: string): Promise<{ media: Media[]; pagination: object }> => service.ok(`GET /media?${query}`);
    const first = await page('page=1&limit=4');
    expect(first.media.map(({ name }) => name)).toEqual(['prices.csv', 'tour.mp4', 'handbook.pdf', 'screenshot.png']);
    expect(first.pagination).toEqual({ page: 1, limit: 4, total: 6, pages: 2 });
    expect((await page('page=2&limit=4')).media.map(({ name }) => name)).toEqual(['architecture.png', 'logo.svg']);
    expect((await page('page=9')).media).toEqual([]);
    expect((await page('kind=image')).pagination).toMatchObject({ total: 3 });
    expect((await page('search=PARTS%20fit')).media.map(({ name }) => name)).toEqual(['architecture.png']);
  });

  it('changes alt texts, and clears them with an empty text', async () => {
    const service = await startTestEmulator();
    const { id } = service.emulator.state.addMedia('a.png', PNG);
    const patch = async (altText: string): Promise<Media> =>
      (await service.ok<{ media: Media }>(`PATCH /media/${id}`, { json: { altText } })).media;
    expect((await patch('An image')).altText).toBe('An image');
    expect((await patch('')).altText).toBeNull();
    expect((await service.call('PATCH /media/x', { json: { altText: 'x' } })).status).toBe(404);
  });

  it('deletes media once, and keeps undeletable media', async () => {
    const service = await startTestEmulator();
    const { id, name } = service.emulator.state.addMedia('a.txt', Buffer.from('a'));
    service.emulator.state.media.undeletable.add(id);
    expect((await service.call(`DELETE /media/${id}`)).status).toBe(409);
    service.emulator.state.media.undeletable.delete(id);
    expect(await service.ok(`DELETE /media/${id}`)).toMatchObject({ deleted: { id, name } });
    expect((await service.call(`DELETE /media/${id}`)).status).toBe(404);
  });

  it.each([200, 207] as const)(
    'lists failed files of a bulk delete with status %i',
    async (bulkDeletePartialStatus) => {
      const service = await startTestEmulator({ bulkDeletePartialStatus });
      const { addMedia, media } = {
        addMedia: service.emulator.state.addMedia.bind(service.emulator.state),
        media: service.emulator.state.media,
      };
      const [gone, stuck] = [addMedia('a.txt', Buffer.from('abc')).id, addMedia('b.txt', Buffer.from('b')).id];
      media.undeletable.add(stuck);
      const answer = await service.call('POST /media/bulk-delete', {
        json: { mediaIds: [gone, gone, stuck, 'nothing'] },
      });
      expect(answer.status).toBe(bulkDeletePartialStatus);
      expect(answer.body).toEqual({
        deleted: [gone],
        failed: [
          { source: stuck, error: "This file can't be deleted" },
          { source: 'nothing', error: 'Media not found' },
        ],
        reclaimedBytes: 3,
      });
    },
  );
});

describe('stored bytes', () => {
  const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><!-- note --></svg>';
  const storedMedia = (_: string, bytes: Buffer): Buffer => Buffer.from(bytes.toString().replace(/<!--.*?-->/, ''));

  it.each(['stored', 'sent'] as const)(
    'stores other bytes than it got, and finds identical files by the %s bytes',
    async (same) => {
      const service = await startTestEmulator({ seed: false, storedMedia, identicalMedia: same });
      const { results } = await upload(service, ['a.svg', SVG]);
      expect(results[0]).toMatchObject({ status: 'added', media: { sizeBytes: SVG.length - '<!-- note -->'.length } });
      const served = await fetch(results[0]?.media?.url ?? '');
      expect(await served.text()).not.toContain('note');
      const again = await upload(service, ['b.svg', SVG], ['c.svg', SVG.replace('note', 'other')]);
      expect(again.results.map(({ status }) => status)).toEqual(['reused', same === 'stored' ? 'reused' : 'added']);
    },
  );
});
