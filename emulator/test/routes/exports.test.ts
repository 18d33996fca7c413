import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../test/support/folder.js';
import { NEEDS, skipUnless } from '../../../test/support/tools.js';
import { NOON, startTestEmulator, type TestEmulator } from '../fixture.js';

interface Export {
  exportId: string;
  status: string;
  progress: { completed: number; total: number | null };
  fileSize: number | null;
  downloadUrl: string | null;
  downloadUrlExpiresAt: string | null;
  deploymentId: string;
  source: string;
  errorMessage: string | null;
  createdAt: string;
  completedAt: string | null;
}

const RENDER = { pendingMs: 1000, perPageMs: 100, pages: 10 };
const HOUR = 60 * 60_000;

function current(service: TestEmulator): Promise<Export> {
  return service.ok('GET /exports/pdf', { key: service.emulator.keys.viewer });
}

/** Starts an export and returns it when it is finished. */
async function finished(service: TestEmulator): Promise<Export & { downloadUrl: string }> {
  await service.ok('POST /exports/pdf');
  service.advance(HOUR);
  return (await current(service)) as Export & { downloadUrl: string };
}

describe('exports', () => {
  it('moves an export from pending to completed by the clock and shows its progress', async () => {
    const service = await startTestEmulator({ export: RENDER });
    const started = await service.ok<Export>('POST /exports/pdf');
    expect(started).toMatchObject({
      status: 'pending',
      progress: { completed: 0, total: null },
      fileSize: null,
      downloadUrl: null,
      downloadUrlExpiresAt: null,
      deploymentId: service.emulator.state.deployments.live()?.deploymentId,
      source: 'api',
      errorMessage: null,
      completedAt: null,
    });
    service.advance(1350);
    expect(await current(service)).toMatchObject({
      status: 'processing',
      progress: { completed: 3, total: 10 },
      downloadUrl: null,
    });
    service.advance(650);
    const done = await current(service);
    expect(done).toMatchObject({
      exportId: started.exportId,
      status: 'completed',
      progress: { completed: 10, total: 10 },
      completedAt: new Date(NOON + 2000).toISOString(),
      downloadUrlExpiresAt: new Date(NOON + 2000 + HOUR).toISOString(),
    });
    expect(done.fileSize).toBeGreaterThan(1000);
  });

  it('offers no file for a failed or cancelled export', async () => {
    const service = await startTestEmulator({ export: { ...RENDER, outcome: 'failed', errorMessage: 'Out of paper' } });
    expect(await finished(service)).toMatchObject({
      status: 'failed',
      errorMessage: 'Out of paper',
      fileSize: null,
      downloadUrl: null,
      completedAt: null,
    });
    service.emulator.configure({ export: { outcome: 'cancelled' } });
    expect(await finished(service)).toMatchObject({ status: 'cancelled', errorMessage: null, downloadUrl: null });
  });

  it('rejects a second export while one runs, and lets a dashboard start replace it', async () => {
    const service = await startTestEmulator({ export: RENDER });
    const mine = await service.ok<Export>('POST /exports/pdf');
    service.advance(1500);
    expect((await service.call('POST /exports/pdf')).status).toBe(409);
    const theirs = service.emulator.state.startDashboardExport();
    expect(theirs.exportId).not.toBe(mine.exportId);
    expect(await current(service)).toMatchObject({ exportId: theirs.exportId, source: 'dashboard', status: 'pending' });
    service.advance(2000);
    expect(await current(service)).toMatchObject({ exportId: theirs.exportId, status: 'completed' });
    expect(await service.ok('POST /exports/pdf')).toMatchObject({ exportId: theirs.exportId });
  });

  it('starts a new export for a newer deployment', async () => {
    const service = await startTestEmulator({ export: RENDER });
    const first = await finished(service);
    expect((await service.call('POST /exports/pdf')).status).toBe(200);
    await service.ok('POST /deploy');
    expect((await service.call('POST /exports/pdf')).status).toBe(200);
    service.advance(HOUR);
    const second = await service.call('POST /exports/pdf');
    expect(second.status).toBe(202);
    expect((second.body as Export).deploymentId).not.toBe(first.deploymentId);
  });

  it('responds with 404 without exports, 422 for invalid sizes, and 503 if the renderer is down', async () => {
    const bare = await startTestEmulator({ seed: false });
    expect((await bare.call('GET /exports/pdf')).status).toBe(404);
    expect((await bare.call('POST /exports/pdf')).status).toBe(404);
    const service = await startTestEmulator();
    for (const pages of [0, 8001]) {
      service.emulator.configure({ export: { pages } });
      expect((await service.call('POST /exports/pdf')).status).toBe(422);
    }
    service.emulator.state.exports.isRendererDown = true;
    expect((await service.call('POST /exports/pdf')).status).toBe(503);
  });
});

describe('signed URLs', () => {
  it('signs a new URL with every read, valid for an hour', async () => {
    const service = await startTestEmulator({ export: RENDER });
    const { downloadUrl } = await finished(service);
    expect(downloadUrl).toMatch(/\/exports\/[-0-9a-f]+\.pdf\?expires=\d+&sig=[0-9a-f]{64}$/);
    service.advance(HOUR - 1);
    expect((await fetch(downloadUrl)).status).toBe(200);
    service.advance(1);
    expect((await fetch(downloadUrl)).status).toBe(403);
    const again = await current(service);
    expect(again.downloadUrl).not.toBe(downloadUrl);
    expect((await fetch(again.downloadUrl ?? '')).status).toBe(200);
  });

  it('rejects a download with a forged signature or with the API key', async () => {
    const service = await startTestEmulator({ export: RENDER });
    const { downloadUrl } = await finished(service);
    expect((await fetch(downloadUrl.replace(/expires=\d/, 'expires=9'))).status).toBe(403);
    expect((await fetch(downloadUrl.split('?')[0] ?? '')).status).toBe(403);
    const withKey = await fetch(downloadUrl, { headers: { authorization: `Bearer ${service.emulator.keys.admin}` } });
    expect(withKey.status).toBe(400);
  });

  it('responds with 410 after a newer export replaced the file', async () => {
    const service = await startTestEmulator({ export: RENDER });
    const { downloadUrl } = await finished(service);
    await service.ok('POST /exports/pdf', { json: { force: true } });
    expect((await fetch(downloadUrl)).status).toBe(200);
    service.advance(2000);
    expect((await fetch(downloadUrl)).status).toBe(410);
  });

  it('keeps the file if a newer export fails', async () => {
    const service = await startTestEmulator({ export: RENDER });
    const first = await finished(service);
    service.emulator.configure({ export: { outcome: 'failed' } });
    await service.ok('POST /exports/pdf', { json: { force: true } });
    service.advance(2000);
    expect(await current(service)).toMatchObject({ status: 'failed', downloadUrl: null });
    expect(await service.ok('POST /exports/pdf')).toMatchObject({ exportId: first.exportId, status: 'completed' });
  });
});

describe('downloads', () => {
  async function sample(): Promise<{ url: string; etag: string; whole: Buffer }> {
    const service = await startTestEmulator({ export: { ...RENDER, padToBytes: 300_000 } });
    const { downloadUrl } = await finished(service);
    const response = await fetch(downloadUrl);
    return {
      url: downloadUrl,
      etag: response.headers.get('etag') ?? '',
      whole: Buffer.from(await response.arrayBuffer()),
    };
  }

  it.each([
    ['bytes=0-99', 0, 100],
    ['bytes=1000-', 1000, 300_000],
    ['bytes=-500', 299_500, 300_000],
    ['bytes=299990-999999', 299_990, 300_000],
  ])('responds to the range %s with that part of the PDF', async (range, start, end) => {
    const { url, whole } = await sample();
    const part = await fetch(url, { headers: { range } });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes ${start}-${end - 1}/300000`);
    expect(part.headers.get('content-length')).toBe(String(end - start));
    expect(Buffer.from(await part.arrayBuffer()).equals(whole.subarray(start, end))).toBe(true);
  });

  it('responds with 416 beyond the end, and with the whole PDF if the range does not apply', async () => {
    const { url, etag } = await sample();
    const status = async (headers: Record<string, string>): Promise<number> => (await fetch(url, { headers })).status;
    expect(await status({ range: 'bytes=300000-' })).toBe(416);
    expect(await status({ range: 'bytes=5-', 'if-range': etag })).toBe(206);
    expect(await status({ range: 'bytes=5-', 'if-range': '"other"' })).toBe(200);
    expect(await status({ range: 'bytes=0-1,5-6' })).toBe(200);
    expect(await status({ range: 'lines=1-2' })).toBe(200);
    expect(await status({ range: 'bytes=9-5' })).toBe(200);
    expect(await status({ 'if-none-match': etag })).toBe(304);
    const head = await fetch(url, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '300000', '']);
  });

  async function pdfTool(tool: 'pdfinfo' | 'pdftotext', url: string, ...more: string[]): Promise<string> {
    const path = join(temporaryFolder(), 'docs.pdf');
    await writeFile(path, Buffer.from(await (await fetch(url)).arrayBuffer()));
    const { stdout, stderr } = await promisify(execFile)(tool, [path, ...more]);
    expect(stderr).toBe('');
    return stdout;
  }

  it('renders a PDF with the title and the text of every page of the navigation', async ({ skip }) => {
    skipUnless(NEEDS.pdfinfo, { skip });
    const service = await startTestEmulator();
    const { downloadUrl, progress } = await finished(service);
    expect(progress).toEqual({ completed: 14, total: 14 });
    expect(await pdfTool('pdfinfo', downloadUrl)).toMatch(/Title: +Tidewater\n[^]*Pages: +14\n/);
    const texts = (await pdfTool('pdftotext', downloadUrl, '-', '-layout')).split('\f').slice(0, -1);
    const pages = service.emulator.state.project.site(service.emulator.state.project.branch()).groups;
    for (const [index, { title, text }] of pages.flatMap((group) => group.pages).entries()) {
      const page = texts[index] ?? '';
      expect(page.trimStart().startsWith(`${title}\n`)).toBe(true);
      const words = text.match(/[a-z]{4,}/g) ?? [];
      expect(words.filter((word) => !page.includes(word))).toEqual([]);
    }
    expect(texts).toHaveLength(14);
    expect(texts.join('')).toContain('Pipes | tables & <b>bold</b>');
  });

  it('renders valid PDFs with any title and with padding', async ({ skip }) => {
    skipUnless(NEEDS.pdfinfo, { skip });
    const service = await startTestEmulator({
      export: { pages: ['Überblick', '日本語 🌙', 'x'.repeat(300)], skippedPages: 1, padToBytes: 5_000_001 },
    });
    const { downloadUrl, fileSize } = await finished(service);
    expect(fileSize).toBe(5_000_001);
    const info = await pdfTool('pdfinfo', downloadUrl);
    expect(info).toMatch(/Pages: +2\n/);
    expect(info).toMatch(/File size: +5000001 bytes/);
    expect(await pdfTool('pdftotext', downloadUrl, '-')).toContain('Überblick');
  });
});
