import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { NOON, startLab, type Lab } from '../fixture.js';

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

function current(lab: Lab): Promise<Export> {
  return lab.ok('GET /exports/pdf', { key: lab.emulator.keys.viewer });
}

/** A finished export, ready for download. */
async function finished(lab: Lab): Promise<Export & { downloadUrl: string }> {
  await lab.ok('POST /exports/pdf');
  lab.advance(HOUR);
  return (await current(lab)) as Export & { downloadUrl: string };
}

describe('an export', () => {
  it('moves by the clock and shows its progress', async () => {
    const lab = await startLab({ export: RENDER });
    const started = await lab.ok<Export>('POST /exports/pdf');
    expect(started).toMatchObject({
      status: 'pending',
      progress: { completed: 0, total: null },
      fileSize: null,
      downloadUrl: null,
      downloadUrlExpiresAt: null,
      deploymentId: lab.emulator.state.deployments.live()?.deploymentId,
      source: 'api',
      errorMessage: null,
      completedAt: null,
    });
    lab.advance(1350);
    expect(await current(lab)).toMatchObject({
      status: 'processing',
      progress: { completed: 3, total: 10 },
      downloadUrl: null,
    });
    lab.advance(650);
    const done = await current(lab);
    expect(done).toMatchObject({
      exportId: started.exportId,
      status: 'completed',
      progress: { completed: 10, total: 10 },
      completedAt: new Date(NOON + 2000).toISOString(),
      downloadUrlExpiresAt: new Date(NOON + 2000 + HOUR).toISOString(),
    });
    expect(done.fileSize).toBeGreaterThan(1000);
  });

  it('leaves pages out silently', async () => {
    const lab = await startLab({ export: { ...RENDER, leftOut: 3 } });
    const done = await finished(lab);
    expect(done).toMatchObject({ status: 'completed', progress: { completed: 7, total: 10 } });
  });

  it('fails or is cancelled, without a file', async () => {
    const lab = await startLab({ export: { ...RENDER, outcome: 'failed', errorMessage: 'Out of paper' } });
    expect(await finished(lab)).toMatchObject({
      status: 'failed',
      errorMessage: 'Out of paper',
      fileSize: null,
      downloadUrl: null,
      completedAt: null,
    });
    lab.emulator.configure({ export: { outcome: 'cancelled' } });
    expect(await finished(lab)).toMatchObject({ status: 'cancelled', errorMessage: null, downloadUrl: null });
  });

  it('is one at a time, and a dashboard start replaces it', async () => {
    const lab = await startLab({ export: RENDER });
    const mine = await lab.ok<Export>('POST /exports/pdf');
    lab.advance(1500);
    expect((await lab.call('POST /exports/pdf')).status).toBe(409);
    const theirs = lab.emulator.state.startDashboardExport();
    expect(theirs.exportId).not.toBe(mine.exportId);
    expect(await current(lab)).toMatchObject({ exportId: theirs.exportId, source: 'dashboard', status: 'pending' });
    lab.advance(2000);
    expect(await current(lab)).toMatchObject({ exportId: theirs.exportId, status: 'completed' });
    expect(await lab.ok('POST /exports/pdf')).toMatchObject({ exportId: theirs.exportId });
  });

  it('is made again for a newer deployment', async () => {
    const lab = await startLab({ export: RENDER });
    const first = await finished(lab);
    expect((await lab.call('POST /exports/pdf')).status).toBe(200);
    await lab.ok('POST /deploy');
    expect((await lab.call('POST /exports/pdf')).status).toBe(200);
    lab.advance(HOUR);
    const second = await lab.call('POST /exports/pdf');
    expect(second.status).toBe(202);
    expect((second.body as Export).deploymentId).not.toBe(first.deploymentId);
  });

  it('answers 404 without exports and deployments, 422 for odd sizes, 503 when it cannot', async () => {
    const bare = await startLab({ seed: false });
    expect((await bare.call('GET /exports/pdf')).status).toBe(404);
    expect((await bare.call('POST /exports/pdf')).status).toBe(404);
    const lab = await startLab();
    for (const pages of [0, 8001]) {
      lab.emulator.configure({ export: { pages } });
      expect((await lab.call('POST /exports/pdf')).status).toBe(422);
    }
    lab.emulator.state.exports.isRendererDown = true;
    expect((await lab.call('POST /exports/pdf')).status).toBe(503);
  });
});

describe('links', () => {
  it('are fresh with every reading and end after an hour', async () => {
    const lab = await startLab({ export: RENDER });
    const { downloadUrl } = await finished(lab);
    expect(downloadUrl).toMatch(/\/exports\/[-0-9a-f]+\.pdf\?expires=\d+&sig=[0-9a-f]{64}$/);
    lab.advance(HOUR - 1);
    expect((await fetch(downloadUrl)).status).toBe(200);
    lab.advance(1);
    expect((await fetch(downloadUrl)).status).toBe(403);
    const again = await current(lab);
    expect(again.downloadUrl).not.toBe(downloadUrl);
    expect((await fetch(again.downloadUrl ?? '')).status).toBe(200);
  });

  it('refuse a forged signature, and the key', async () => {
    const lab = await startLab({ export: RENDER });
    const { downloadUrl } = await finished(lab);
    expect((await fetch(downloadUrl.replace(/expires=\d/, 'expires=9'))).status).toBe(403);
    expect((await fetch(downloadUrl.split('?')[0] ?? '')).status).toBe(403);
    const withKey = await fetch(downloadUrl, { headers: { authorization: `Bearer ${lab.emulator.keys.admin}` } });
    expect(withKey.status).toBe(400);
  });

  it('are gone once a newer export has replaced the file', async () => {
    const lab = await startLab({ export: RENDER });
    const { downloadUrl } = await finished(lab);
    await lab.ok('POST /exports/pdf', { json: { force: true } });
    expect((await fetch(downloadUrl)).status).toBe(200);
    lab.advance(2000);
    expect((await fetch(downloadUrl)).status).toBe(410);
  });

  it('stay when the newer export fails', async () => {
    const lab = await startLab({ export: RENDER });
    const first = await finished(lab);
    lab.emulator.configure({ export: { outcome: 'failed' } });
    await lab.ok('POST /exports/pdf', { json: { force: true } });
    lab.advance(2000);
    expect(await current(lab)).toMatchObject({ status: 'failed', downloadUrl: null });
    expect(await lab.ok('POST /exports/pdf')).toMatchObject({ exportId: first.exportId, status: 'completed' });
  });
});

describe('downloads', () => {
  async function sample(): Promise<{ url: string; etag: string; whole: Buffer }> {
    const lab = await startLab({ export: { ...RENDER, padToBytes: 300_000 } });
    const { downloadUrl } = await finished(lab);
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
  ])('answers %s with that part', async (range, start, end) => {
    const { url, whole } = await sample();
    const part = await fetch(url, { headers: { range } });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes ${start}-${end - 1}/300000`);
    expect(part.headers.get('content-length')).toBe(String(end - start));
    expect(Buffer.from(await part.arrayBuffer()).equals(whole.subarray(start, end))).toBe(true);
  });

  it('answers 416 beyond the end, and whole where a range does not apply', async () => {
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

  const isPopplerHere = spawnSync('pdfinfo', ['-v']).error === undefined;

  async function pdfTool(tool: 'pdfinfo' | 'pdftotext', url: string, ...more: string[]): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'emulator-'));
    try {
      const path = join(folder, 'docs.pdf');
      await writeFile(path, Buffer.from(await (await fetch(url)).arrayBuffer()));
      const { stdout, stderr } = await promisify(execFile)(tool, [path, ...more]);
      expect(stderr).toBe('');
      return stdout;
    } finally {
      await rm(folder, { recursive: true });
    }
  }

  it('are PDFs with one page a page of the navigation, and its title on it', async ({ skip }) => {
    skip(!isPopplerHere, 'pdfinfo (poppler) is not installed');
    const lab = await startLab();
    const { downloadUrl, progress } = await finished(lab);
    expect(progress).toEqual({ completed: 12, total: 12 });
    expect(await pdfTool('pdfinfo', downloadUrl)).toMatch(/Pages: +12\n/);
    const texts = (await pdfTool('pdftotext', downloadUrl, '-')).split('\f').map((text) => text.trim());
    expect(texts.slice(0, 2)).toEqual(['Welcome', 'Changelog']);
    expect(texts).toContain('Pipes | tables & <b>bold</b>');
  });

  it('are PDFs also with other titles, and when they are blown up', async ({ skip }) => {
    skip(!isPopplerHere, 'pdfinfo (poppler) is not installed');
    const lab = await startLab({
      export: { pages: ['Überblick', '日本語 🌙', 'x'.repeat(300)], leftOut: 1, padToBytes: 5_000_001 },
    });
    const { downloadUrl, fileSize } = await finished(lab);
    expect(fileSize).toBe(5_000_001);
    const info = await pdfTool('pdfinfo', downloadUrl);
    expect(info).toMatch(/Pages: +2\n/);
    expect(info).toMatch(/File size: +5000001 bytes/);
    expect(await pdfTool('pdftotext', downloadUrl, '-')).toContain('Überblick');
  });
});
