import { describe, expect, it } from 'vitest';
import { startTestEmulator, type TestEmulator } from './fixture.js';

/** Follows every link below a URL. Returns the HTML of each page by path. */
async function crawl(start: string): Promise<Map<string, string>> {
  const { origin, pathname: base } = new URL(start);
  const pages = new Map<string, string>();
  const waiting = [base];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (pages.has(path)) continue;
    const response = await fetch(origin + path);
    expect([path, response.status]).toEqual([path, 200]);
    const html = await response.text();
    pages.set(path, html);
    for (const url of linksOf(html)) if (url.startsWith('/')) waiting.push(url.replace(/#.*$/, ''));
  }
  return pages;
}

function linksOf(html: string): string[] {
  return [...html.matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, url = '']) => url);
}

/** Returns the words that readers see. */
function wordsOf(html: string): string[] {
  return (/<main>([^]*)<\/main>/.exec(html)?.[1] ?? '').replace(/<[^>]*>/g, ' ').match(/\p{L}+/gu) ?? [];
}

async function push(service: TestEmulator, path: string, content: string): Promise<void> {
  const operations = [{ type: 'update', path, content }];
  await service.ok('POST /push', { json: { commitMessage: 'Change', operations } });
  service.advance(60_000);
}

describe('the published site', () => {
  it('serves 14 pages with text, and every link between them works', async () => {
    const { emulator } = await startTestEmulator();
    const pages = await crawl(emulator.state.publishedUrl);
    expect(pages.size).toBe(14);
    for (const html of pages.values()) {
      expect(wordsOf(html).length).toBeGreaterThan(100);
      expect(html).toMatch(/<(table|pre|li)>/);
    }
  });

  it('shows the navigation on every page, with the current page marked and the neighbors below the text', async () => {
    const { emulator } = await startTestEmulator();
    const pages = await crawl(emulator.state.publishedUrl);
    for (const [path, html] of pages) {
      const navigation = /<nav class="pages"[^]*?<\/nav>/.exec(html)?.[0] ?? '';
      expect(linksOf(navigation).sort()).toEqual([...pages.keys()].sort());
      expect(navigation).toContain(`<a href="${path}" aria-current="page">`);
      expect(navigation.match(/<h2>.*<\/h2>/g)).toEqual(
        ['Get started', 'Guides', 'API', 'More'].map((group) => `<h2>${group}</h2>`),
      );
    }
    const html = pages.get('/site/guides/install') ?? '';
    expect(html).toContain('<a rel="prev" href="/site/">← Welcome</a>');
    expect(html).toContain('<a rel="next" href="/site/guides/quickstart">Quickstart →</a>');
  });

  it('shows markup in pages and titles as text, without scripts', async () => {
    const service = await startTestEmulator();
    await push(
      service,
      'index.mdx',
      '---\ntitle: <i>Hi</i>\n---\n<script>alert(1)</script>\n\n[a](javascript:alert(1))',
    );
    const html = await (await fetch(service.emulator.state.publishedUrl)).text();
    expect(html).toContain('&lt;script&gt;alert(1)');
    expect(html).toContain('<h1>&#60;i&#62;Hi&#60;/i&#62;</h1>');
    expect(html).not.toMatch(/<script|<i>|javascript:/);
  });

  it('serves the start page of a site without pages', async () => {
    const service = await startTestEmulator({ seed: false, build: { pendingMs: 0, buildingMs: 0 } });
    await service.ok('POST /deploy');
    expect(await (await fetch(service.emulator.state.publishedUrl)).text()).toContain('This site has no pages yet.');
  });
});

describe('previews', () => {
  it('serves the pages of the branch below the URL of its preview', async () => {
    const service = await startTestEmulator();
    const { deployments } = await service.ok<{ deployments: { isPreview: boolean; url: string }[] }>(
      'GET /deployments',
    );
    const url = deployments.find(({ isPreview }) => isPreview)?.url ?? '';
    const pages = await crawl(`${url}/`);
    const { pathname } = new URL(url);
    expect(pages.size).toBe(15);
    expect(pages.get(`${pathname}/guides/webhooks`)).toContain('<p class="note">Preview of new-guide</p>');
    expect(await (await fetch(url)).text()).toBe(pages.get(`${pathname}/`));
    const none = await fetch(`${url}/guides/none`);
    expect([none.status, none.headers.get('content-type'), await none.text()]).toEqual([
      404,
      'text/html; charset=utf-8',
      expect.stringContaining('<h1>Page not found</h1>'),
    ]);
    expect((await fetch(`${service.emulator.state.publishedUrl}guides/webhooks`)).status).toBe(404);
  });
});

describe('the switches of the published site', () => {
  const statusOf = async (url: string): Promise<[number, string | null]> => {
    const { status, headers } = await fetch(url, { redirect: 'manual' });
    return [status, headers.get('location')];
  };

  it('responds to unknown paths with 404, with a page, or with a redirect to the start page', async () => {
    const { emulator } = await startTestEmulator();
    const unknown = `${emulator.state.publishedUrl}no-such-page`;
    expect(await statusOf(unknown)).toEqual([404, null]);
    emulator.configure({ unknownPaths: 'page' });
    expect(await statusOf(unknown)).toEqual([200, null]);
    emulator.configure({ unknownPaths: 'start-page' });
    expect(await statusOf(unknown)).toEqual([302, '/site/']);
    expect((await fetch(unknown)).status).toBe(200);
  });

  it('serves pages to everyone, or responds with 401 or a redirect to another origin', async () => {
    const { emulator } = await startTestEmulator();
    const page = `${emulator.state.publishedUrl}guides/install`;
    expect(await statusOf(page)).toEqual([200, null]);
    emulator.configure({ siteAccess: 401 });
    expect(await statusOf(page)).toEqual([401, null]);
    emulator.configure({ siteAccess: 'login-page' });
    expect(await statusOf(page)).toEqual([302, `${emulator.filesOrigin.replace('127.0.0.1', 'localhost')}/login`]);
  });

  it('serves a late page after its delay, and the others at once', async () => {
    const service = await startTestEmulator({ latePages: { '/guides/install': 30_000 } });
    await service.ok('POST /deploy');
    service.advance(10_000);
    const { publishedUrl } = service.emulator.state;
    expect(await statusOf(`${publishedUrl}guides/install`)).toEqual([404, null]);
    expect(await statusOf(`${publishedUrl}guides/quickstart`)).toEqual([200, null]);
    service.advance(30_000);
    expect(await statusOf(`${publishedUrl}guides/install`)).toEqual([200, null]);
  });

  it('serves a page outside the navigation, or not', async () => {
    const service = await startTestEmulator();
    const operations = [{ type: 'create', path: 'hidden.mdx', content: '# Hidden' }];
    await service.ok('POST /push', { json: { commitMessage: 'Add', operations } });
    service.advance(60_000);
    const { emulator } = service;
    expect((await fetch(`${emulator.state.publishedUrl}hidden`)).status).toBe(404);
    emulator.configure({ servesUnlistedPages: true });
    expect((await fetch(`${emulator.state.publishedUrl}hidden`)).status).toBe(200);
  });
});
