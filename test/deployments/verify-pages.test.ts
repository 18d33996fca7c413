import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Api } from '../../src/api/api.js';
import { type PageResult, type SiteToVerify, verifyPages } from '../../src/deployments/verify-pages.js';
import { connectTo } from '../support/api.js';
import { type ApiServer, type FakeResponse, NEVER, RESET, startApiServer } from '../support/api-server.js';
import { START_MS, VirtualClock } from '../support/clock.js';

const MARKER = 'Tide & Water';
const HTML = { 'content-type': 'text/html' };
const page = (text: string): FakeResponse => ({ status: 200, headers: HTML, bytes: Buffer.from(text) });
const moved = (location: string): FakeResponse => ({ status: 302, headers: { location } });

async function serve(answer: (path: string) => FakeResponse): Promise<ApiServer> {
  const server = await startApiServer(({ path }) => answer(path));
  onTestFinished(() => server.close());
  return server;
}

interface Settings extends Partial<SiteToVerify> {
  readonly signal?: AbortSignal;
  readonly onClock?: (clock: VirtualClock) => void;
  readonly timeoutMs?: number;
}

/** Verifies pages of a site in virtual time. By default, its API is on the same host. */
async function verify(
  url: string,
  paths: readonly string[],
  { signal = new AbortController().signal, onClock, timeoutMs = 900_000, ...others }: Settings = {},
): Promise<{ readonly results: readonly PageResult[]; readonly lines: readonly string[] }> {
  const lines: string[] = [];
  const clock: VirtualClock = new VirtualClock([() => api.active > 0]);
  const api: Api = connectTo('http://127.0.0.1:9/api/v1', clock, { userAgent: 'docs-ci/1.2.3 (test)', signal });
  onTestFinished(() => api.close());
  onClock?.(clock);
  const ignore = (): void => undefined;
  const silent = { info: (line: string) => void lines.push(line), group: ignore, quote: ignore };
  const log = { ...silent, progress: ignore, startProgress: ignore, endProgress: ignore };
  const pause = (ms: number) => clock.sleep(ms, signal);
  const context = { api, clock, log, random: () => 0.5, signal, pause, deadlineMs: START_MS + timeoutMs };
  const results = await verifyPages(context, {
    url,
    baseUrl: new URL('http://127.0.0.1:9/api/v1'),
    pages: paths.map((path) => ({ path })),
    marker: undefined,
    gracePeriodMs: 120_000,
    ...others,
  });
  return { results, lines };
}

describe('verifyPages', () => {
  /** `/old` leads to a page, `/away` to another origin, and `/circle` to itself. */
  const PATHS = ['plain', 'marked', 'old', '401', '403', '429', 'away', '404', '410', '500', 'reset', 'circle'];

  test.each([
    ['404', 'vvuuuuufffff', 'fvvuuuufffff'],
    ['410', 'vvuuuuufffff', 'fvvuuuufffff'],
    ['plain', 'uuuuuuufffff', 'fvvuuuufffff'],
    ['marked', 'uuuuuuufffff', 'uuuuuuufffff'],
    ['old', 'uuuuuuufffff', 'uuuuuuufffff'],
    ['home', 'uuuuuuufffff', 'fvvuuuufffff'],
    ['401', 'uuuuuuufffff', 'uuuuuuufffff'],
    ['403', 'uuuuuuufffff', 'uuuuuuufffff'],
    ['429', 'uuuuuuufffff', 'uuuuuuufffff'],
    ['500', 'uuuuuuufffff', 'uuuuuuufffff'],
    ['away', 'uuuuuuufffff', 'uuuuuuufffff'],
    ['circle', 'uuuuuuufffff', 'uuuuuuufffff'],
    ['reset', 'uuuuuuufffff', 'uuuuuuufffff'],
  ])('decides what pages prove if an unknown URL gets %s', async (control, withoutMarker, withMarker) => {
    const other = await serve(() => page(MARKER));
    const answers: Record<string, FakeResponse> = {
      plain: page('Hello'),
      marked: page('<title>Tide &amp; Water</title>'),
      old: moved('/marked'),
      home: moved('/plain'),
      away: moved(`${other.origin}/login`),
      reset: { status: RESET },
      circle: moved('circle'),
    };
    const site = await serve((path) => {
      const name = path.startsWith('/docs-ci-') ? control : path.slice(1);
      return answers[name] ?? { status: Number(name), headers: HTML };
    });
    for (const [marker, expected] of [
      [undefined, withoutMarker],
      [MARKER, withMarker],
    ] as const) {
      const { results } = await verify(
        site.origin,
        PATHS.map((name) => `/${name}`),
        { marker },
      );
      expect(results.map(({ verdict }) => verdict[0]).join('')).toBe(expected);
    }
    expect(other.requests).toEqual([]);
    expect(site.requests.every(({ headers }) => headers['user-agent'] === 'docs-ci/1.2.3 (test)')).toBe(true);
    expect(site.requests.filter(({ headers }) => headers.authorization !== undefined)).toEqual([]);
  });

  test.each([
    ['/A/', 'verified'],
    ['/en/a', 'verified'],
    ['/a/overview?from=a', 'verified'],
    ['a.html', 'verified'],
    ['/', 'unknown'],
    ['/login?next=/a', 'unknown'],
    ['/about', 'unknown'],
  ])('judges a page that redirects from /a to %s as %s without a marker', async (location, verdict) => {
    const site = await serve((path) => {
      if (path.startsWith('/docs-ci-')) return { status: 404 };
      return path === '/a' ? moved(location) : page(MARKER);
    });
    const { results } = await verify(site.origin, ['/a']);
    expect(results).toMatchObject([{ verdict }]);
    expect((await verify(site.origin, ['/a'], { marker: MARKER })).results).toMatchObject([{ verdict: 'verified' }]);
  });

  test('follows at most 5 redirects within the origin, and none that leads elsewhere', async () => {
    const other = await serve(() => page(MARKER));
    const elsewhere = [`${other.origin}/`, '//10.0.0.1/', 'http://localhost.:80/', 'javascript:alert(1)', 'http://['];
    const site = await serve((path) => {
      const [, kind, left = ''] = path.split('/');
      if (kind === 'hops') return left === '0' ? page(MARKER) : moved(`${Number(left) - 1}`);
      return kind === 'to' ? moved(elsewhere[Number(left)] ?? '') : { status: 404 };
    });
    const paths = ['/hops/5', '/hops/6', ...elsewhere.map((_, index) => `/to/${index}`)];
    const { results } = await verify(site.origin, paths, { marker: MARKER });
    expect(results.map(({ verdict }) => verdict[0]).join('')).toBe('vfuuuuf');
    expect(other.requests).toEqual([]);
  });

  test.each([
    ['as it is', `<b>Let's "go" & win, für alle</b>`, 'verified'],
    ['escaped', 'Let&#39;s &quot;go&quot; &amp; win, für alle', 'verified'],
    ['escaped in part', `Let&#x27;s "go" &amp; win, f&#xfc;r alle`, 'verified'],
    ['not at all', 'Let&s go', 'failed'],
  ])('finds a marker that the page contains %s', async (_, text, verdict) => {
    const site = await serve((path) => (path === '/a' ? page(text) : { status: 404 }));
    const { results } = await verify(site.origin, ['/a'], { marker: `Let's "go" & win, für alle` });
    expect(results).toMatchObject([{ verdict }]);
  });

  test('never fails a page that is too large or compressed to find the marker', async () => {
    const large = page(`${' '.repeat(10_000_000)}${MARKER}`);
    const compressed = { ...page('x'), headers: { 'content-encoding': 'gzip' } };
    const site = await serve((path) => ({ '/large': large, '/gzip': compressed })[path] ?? { status: 404 });
    const { results } = await verify(site.origin, ['/large', '/gzip'], { marker: MARKER });
    expect(results.map(({ verdict, found }) => [verdict, found])).toEqual([
      ['unknown', 'a page of more than 10000000 bytes'],
      ['unknown', 'a compressed page'],
    ]);
    expect((await verify(site.origin, ['/large', '/gzip'])).results.map(({ verdict }) => verdict)).toEqual([
      'verified',
      'verified',
    ]);
  });

  test('waits 20 s for each page, and fails one that responds later or never ends', async () => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    const limits = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms / 100));
    onTestFinished(() => limits.mockRestore());
    const endless = { ...page(MARKER), headers: { 'content-length': '1000' } };
    const site = await serve((path) => {
      if (path === '/silent') return { status: NEVER };
      if (path === '/endless') return endless;
      return path === '/a' ? page(MARKER) : { status: 404 };
    });
    const paths = ['/silent', '/endless', '/a'];
    const { results } = await verify(site.origin, paths, { marker: MARKER, gracePeriodMs: 1_000 });
    expect(results.map(({ verdict, found }) => [verdict, found])).toEqual([
      ['failed', 'no response within 20s for 1s'],
      ['failed', 'no response within 20s for 1s'],
      ['verified', 'HTTP 200'],
    ]);
    expect(limits.mock.calls.flat().every((ms) => ms === 20_000)).toBe(true);
  });

  test('requests one unknown URL and each page once if all respond', async () => {
    const site = await serve((path) => (path.startsWith('/docs/docs-ci-') ? { status: 404 } : page('Hello')));
    const paths = ['/', '/guides/a', '/guides/über 100%', '/guides/b?c#d'];
    const { results } = await verify(`${site.origin}/docs/`, paths);
    expect(results.map(({ verdict }) => verdict)).toEqual(paths.map(() => 'verified'));
    expect(site.requests.map(({ path }) => path)).toEqual([
      '/docs/docs-ci-i',
      '/docs/',
      '/docs/guides/a',
      '/docs/guides/%C3%BCber%20100%25',
      '/docs/guides/b%3Fc%23d',
    ]);
  });

  test('requests only the page again that is wrong, until it responds', async () => {
    const { asked, waitedMs, results } = await visitLatePage(40_000);
    expect(results.map(({ verdict }) => verdict)).toEqual(['verified', 'verified']);
    expect(waitedMs).toBe(60_000);
    expect([asked('/a'), asked('/late')]).toEqual([1, 4]);
  });

  test('says how long a page stayed away when the grace period is over', async () => {
    const { asked, waitedMs, results } = await visitLatePage(Infinity);
    expect(results[1]).toMatchObject({ verdict: 'failed', found: 'HTTP 404 for 2m 0s' });
    expect(waitedMs).toBe(120_000);
    expect([asked('/a'), asked('/late')]).toEqual([1, 5]);
  });

  /** Visits a site with a page that responds only after a while. */
  async function visitLatePage(lateMs: number) {
    let clock: VirtualClock | undefined;
    const server = await serve((path) => {
      const isLate = path === '/late' && (clock?.now() ?? 0) - START_MS < lateMs;
      return isLate || path.startsWith('/docs-ci-') ? { status: 404 } : page('Hello');
    });
    const onClock = (created: VirtualClock): void => void (clock = created);
    const { results } = await verify(server.origin, ['/a', '/late'], { onClock });
    const asked = (wanted: string): number => server.requests.filter(({ path }) => path === wanted).length;
    return { asked, results, waitedMs: (clock?.now() ?? 0) - START_MS };
  }

  test('names at most ten of the pages that it requests again, and counts the others', async () => {
    const site = await serve(() => ({ status: 404 }));
    const { lines } = await verify(
      site.origin,
      Array.from({ length: 12 }, (_, index) => `/${index}`),
    );
    expect(lines).toEqual([
      expect.stringMatching(
        /^12 pages aren't verified yet: \/0 \(HTTP 404\), .*, \/9 \(HTTP 404\) and 2 more\. Trying again for up to 2m 0s\.$/,
      ),
    ]);
  });

  test('never says that it tries again for longer than the run may last', async () => {
    const site = await serve(() => ({ status: 404 }));
    const { lines } = await verify(site.origin, ['/a'], { timeoutMs: 30_000 });
    expect(lines).toEqual([expect.stringMatching(/ Trying again for up to 30s\.$/)]);
  });

  test('never fails a page that may be hidden on purpose', async () => {
    const site = await serve(() => ({ status: 404 }));
    const { results } = await verify(site.origin, [], { pages: [{ path: '/draft', mayBeHidden: true }] });
    expect(results).toMatchObject([{ verdict: 'unknown', found: 'HTTP 404, and perhaps not in the navigation' }]);
  });

  test.each([
    'http://localhost:8080/',
    'http://docs.localhost./',
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://10.1.2.3/docs/',
    'http://172.31.0.1/',
    'http://192.168.1.1/',
    'http://169.254.169.254/latest/',
    'http://100.64.0.1/',
    'http://0.0.0.0/',
    'http://[::1]/',
    'http://[::ffff:10.0.0.1]/',
    'http://[fd00::1]/',
    'http://[fe80::1]/',
    'http://[fec0::1]/',
    'http://[ff02::1]/',
    'http://[64:ff9b::a00:1]/',
    'http://198.18.0.1/',
    'http://239.1.2.3/',
    'http://0x7f.1/',
    'http://127.1./',
    'http://0300.0250.1.1/',
  ])('requests nothing at the private URL %s', async (url) => {
    const baseUrl = new URL('https://api.example.com/api/v1');
    const { results } = await verify(url, ['/a'], { baseUrl });
    expect(results).toMatchObject([
      { verdict: 'unknown', found: 'not requested, because the published URL is private' },
    ]);
  });

  test('requests at most 4 pages at the same time', async () => {
    let active = 0;
    let most = 0;
    const server = await startApiServer(async ({ path }) => {
      active += 1;
      most = Math.max(most, active);
      await new Promise((resolve) => setTimeout(resolve, 5));
      active -= 1;
      return path.startsWith('/docs-ci-') ? { status: 404 } : page('Hello');
    });
    onTestFinished(() => server.close());
    const paths = Array.from({ length: 11 }, (_, index) => `/${index}`);
    const { results } = await verify(server.origin, paths);
    expect(results.map(({ path }) => path)).toEqual(paths);
    expect(most).toBe(4);
  });

  test('sends no request after the run has been given up', async () => {
    const stop = new AbortController();
    const site = await serve((path) => {
      if (path === '/c') stop.abort(new Error('given up'));
      return path === '/c' ? { status: NEVER } : { status: 404 };
    });
    const paths = ['/a', '/b', '/c', '/d', '/e', '/f', '/g', '/h'];
    await expect(verify(site.origin, paths, { signal: stop.signal })).rejects.toThrow('given up');
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(site.requests.map(({ path }) => path)).not.toContain('/e');
  });

  test('follows no redirect after the run has been given up', async () => {
    const stop = new AbortController();
    const site = await serve((path) => {
      if (path === '/old') stop.abort(new Error('given up'));
      return path === '/old' ? moved('/new') : { status: 404 };
    });
    await expect(verify(site.origin, ['/old'], { signal: stop.signal })).rejects.toThrow('given up');
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(site.requests.map(({ path }) => path)).not.toContain('/new');
  });
});
