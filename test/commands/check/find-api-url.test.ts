import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { startCheck } from './fixture.js';

const NOT_API = 'Set --base-url to the URL of the API, which ends in /api/v1.';

interface Redirects extends AsyncDisposable {
  readonly origin: string;
  /** The Authorization header of each request. */
  readonly keys: (string | undefined)[];
}

/** Starts a server that redirects each request. */
async function startRedirects(target: (url: string) => string): Promise<Redirects> {
  const keys: (string | undefined)[] = [];
  const server = createServer(({ headers, url = '' }, response) => {
    keys.push(headers.authorization);
    response.writeHead(301, { location: target(url) }).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { origin, keys, [Symbol.asyncDispose]: () => new Promise((done) => void server.close(() => done())) };
}

describe('URL of the API', () => {
  test.each([
    ['without its version', ''],
    ['with a wrong version', '/api/v2'],
    ['with a wrong version and a slash', '/docs/api/v10/'],
    ['of a page of the API', '/api/v1/pages'],
    ['of a dashboard on the same host', '/projects/42/settings'],
  ])('names the URL of the API for a base URL %s, and only requests without the key find it', async (_, path) => {
    await using fixture = await startCheck();
    const { origin } = fixture.emulator;
    const { exitCode, result, summary } = await fixture.check(['--base-url', origin + path]);
    expect(exitCode).toBe(1);
    expect(result.message).toMatch(/^URL: .* isn't the API: /);
    expect(result.message).toContain(`Set --base-url to ${origin}/api/v1`);
    // People copy the URL from the summary, so nothing may be inserted into it.
    expect(summary).toContain(`Set --base-url to \`${origin}/api/v1\``);
    expect(fixture.rows().filter(({ id }) => !['address', 'machine'].includes(id))).toEqual([]);
    const probes = fixture.emulator.requests.filter((request) => request.path === '/api/v1/pages');
    expect(probes.length).toBeGreaterThan(0);
    expect(probes.map(({ headers }) => headers.authorization)).toEqual(probes.map(() => undefined));
  });

  test('names the URL of the API for a base URL that redirects, and the key goes to no other origin', async () => {
    await using fixture = await startCheck();
    await using old = await startRedirects((url) => fixture.emulator.origin + url);
    const { exitCode, result } = await fixture.check(['--base-url', `${old.origin}/api/v1`]);
    expect(exitCode).toBe(1);
    expect(result.message).toMatch(/^URL: .* redirects\./);
    expect(result.message).toContain(`Set --base-url to ${fixture.emulator.origin}/api/v1`);
    expect(old.keys).toEqual([expect.stringMatching(/^Bearer /) as string, undefined]);
    expect(fixture.emulator.requests.map(({ path }) => path)).toEqual(['/api/v1/pages']);
  });

  test.each([
    ['without its version', ''],
    ['through another redirect', '/api/v1'],
  ])('names the last URL for a base URL that redirects, %s', async (_, path) => {
    await using fixture = await startCheck();
    await using second = await startRedirects((url) => fixture.emulator.origin + url);
    await using first = await startRedirects((url) => second.origin + url);
    const { result } = await fixture.check(['--base-url', first.origin + path]);
    expect(result.message).toMatch(/^URL: .* redirects\./);
    expect(result.message).toContain(`Set --base-url to ${fixture.emulator.origin}/api/v1`);
    expect(second.keys).not.toContainEqual(expect.stringMatching(/^Bearer /));
  });

  test('names no URL that a redirect leads to, if the API does not respond there', async () => {
    await using fixture = await startCheck();
    await using old = await startRedirects((url) => fixture.emulator.filesOrigin + url);
    const { result } = await fixture.check(['--base-url', `${old.origin}/api/v1`]);
    expect(result.message).toContain(NOT_API);
    expect(result.message).not.toContain(`Set --base-url to ${fixture.emulator.filesOrigin}`);
  });

  test.each([401, 403])('does not take a web page with %i for the API', async (status) => {
    await using fixture = await startCheck();
    fixture.emulator.addFault({ route: '*', kind: 'html', status, times: Infinity });
    const { exitCode, result } = await fixture.check();
    expect(exitCode).toBe(1);
    expect(result.message).toMatch(
      new RegExp(`^URL: .* isn't the API: a web page answered instead of the API \\(HTTP ${status}\\)\\.`),
    );
    expect(fixture.rows().map(({ id }) => id)).toEqual(['address', 'machine']);
  });

  test('does not know the URL of the API for a site without one', async () => {
    await using fixture = await startCheck();
    const { exitCode, result, summary } = await fixture.check(['--base-url', fixture.emulator.filesOrigin]);
    expect(exitCode).toBe(1);
    expect(result.message).toContain(NOT_API);
    expect(summary).toContain("The key, its role and the project aren't checked, because");
    const plain = fixture.emulator.requests.filter(({ path }) => path.includes('/pages'));
    expect(plain.length).toBeGreaterThan(0);
  });

  test('keeps the base URL if the key belongs to no published project', async () => {
    await using fixture = await startCheck();
    fixture.emulator.addFault({ route: 'GET /media', kind: 'status', status: 404, times: Infinity });
    const { exitCode } = await fixture.check();
    expect(exitCode).toBe(1);
    expect(fixture.rowsAbout('address')[0]).toMatch(
      /^problem: 127\.0\.0\.1:\d+\/api\/v1 has nothing for this key \(HTTP 404\)$/,
    );
    expect(fixture.rows()[0]?.cure).toMatch(/Publish the project once in the dashboard.* check --base-url/);
  });

  test('rejects a base URL with http, and names the URL to use', async () => {
    await using fixture = await startCheck();
    const { exitCode, result } = await fixture.check(['--base-url', 'http://docs.example.com/api/v1']);
    expect(exitCode).toBe(2);
    expect(result.message).toContain('Use "https://docs.example.com/api/v1".');
  });
});
