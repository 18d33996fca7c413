/** Tests the options for images and golden files: counted ids, a stopped clock, and a shown origin. */
import { describe, expect, it } from 'vitest';
import { startEmulator, type Emulator, type EmulatorOptions } from '../emulator.js';

const ORIGIN = 'https://docs.example.com';
const OPTIONS: EmulatorOptions = { ids: 'counted', stoppedAt: Date.UTC(2026, 10, 20, 9), shownOrigin: ORIGIN };

async function call<T>({ baseUrl, keys }: Emulator, method: string, path: string): Promise<T> {
  const response = await fetch(baseUrl + path, { method, headers: { authorization: `Bearer ${keys.admin}` } });
  return (await response.json()) as T;
}

async function withEmulator<T>(work: (emulator: Emulator) => Promise<T>): Promise<T> {
  const emulator = await startEmulator(OPTIONS);
  try {
    return await work(emulator);
  } finally {
    await emulator.close();
  }
}

describe('an emulator with counted ids, a stopped clock and a shown origin', () => {
  it('sends the same responses and the same PDF in every run', async () => {
    const work = async (emulator: Emulator): Promise<unknown[]> => {
      await call(emulator, 'POST', '/deploy');
      const { downloadUrl, ...rest } = await call<{ downloadUrl: string }>(emulator, 'POST', '/exports/pdf');
      const pdf = Buffer.from(await (await fetch(downloadUrl)).arrayBuffer()).toString('latin1');
      const paths = ['/deployments', '/media?limit=100&page=1', '/analytics/pages', '/analytics/ai/questions'];
      return [rest, pdf, ...(await Promise.all(paths.map((path) => call(emulator, 'GET', path))))];
    };
    const [one, two] = [await withEmulator(work), await withEmulator(work)];
    expect(two).toEqual(one);
  });

  it('finishes deployments and exports at once, and limits no requests', async () => {
    await withEmulator(async (emulator) => {
      const { deploymentId } = await call<{ deploymentId: string }>(emulator, 'POST', '/deploy');
      expect(await call(emulator, 'GET', `/deployments/${deploymentId}`)).toMatchObject({
        status: 'ready',
        updatedAt: '2026-11-20T09:00:00.000Z',
      });
      expect(emulator.state.context.settings).toMatchObject({ keyLimitPerMinute: null, filesPerMinute: null });
    });
  });

  it('shows the origin in the URLs that readers open, and the real one in downloads', async () => {
    await withEmulator(async (emulator) => {
      const [{ media }, { deployments }, { results }, { downloadUrl }] = await Promise.all([
        call<{ media: { url: string; snippet: string }[] }>(emulator, 'GET', '/media?limit=100&page=1'),
        call<{ deployments: { url: string | null }[] }>(emulator, 'GET', '/deployments'),
        call<{ results: { url: string }[] }>(emulator, 'GET', '/search?q=install'),
        call<{ downloadUrl: string }>(emulator, 'POST', '/exports/pdf'),
      ]);
      const urls = [...media, ...results, ...deployments].flatMap(({ url }) => url ?? []);
      expect(urls.length).toBeGreaterThan(8);
      expect(urls.filter((url) => !url.startsWith(`${ORIGIN}/`))).toEqual([]);
      expect(media.every(({ snippet }) => snippet.includes(ORIGIN))).toBe(true);
      expect(downloadUrl.startsWith(`${emulator.filesOrigin}/exports/`)).toBe(true);
      expect((await fetch(`${emulator.filesOrigin}/site/guides/install`)).status).toBe(200);
    });
  });
});
