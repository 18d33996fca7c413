import { createServer, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Api } from '../../src/api/api.js';
import { createBranch } from '../../src/api/endpoints/content.js';
import { createDeployment, getDeployment } from '../../src/api/endpoints/deployments.js';
import { ConnectionError, UnexpectedResponseError } from '../../src/api/errors.js';
import { Http } from '../../src/api/http.js';
import { readText } from '../../src/api/http-response.js';
import { getStorage } from '../../src/api/endpoints/media.js';
import { connectTo, rejection, startBench } from '../support/api.js';
import { VirtualClock } from '../support/clock.js';
import { errorCodeOf } from '../../src/text/connection-codes.js';
import { listen, serve } from './server.js';

const STORAGE = JSON.stringify({ usedBytes: 1, quotaBytes: 2, limits: {} });

function connect(origin: string): Api & AsyncDisposable {
  const clock = new VirtualClock([() => api.active > 0]);
  const api: Api & AsyncDisposable = connectTo(`${origin}/api/v1`, clock);
  return api;
}

describe('request', () => {
  it('sends the key and the user agent, and reuses connections', async () => {
    await using bench = await startBench();
    for (let index = 0; index < 5; index += 1) await getStorage(bench.api);
    const { requests, keys } = bench.emulator;
    expect(requests[0]?.headers).toMatchObject({
      authorization: `Bearer ${keys.editor}`,
      'user-agent': 'docs-ci-test',
      accept: 'application/json',
      'accept-encoding': 'identity',
    });
    expect(new Set(requests.map(({ connection }) => connection)).size).toBeLessThan(3);
  });

  it('limits the number of concurrent connections', async () => {
    await using bench = await startBench({ api: { connections: 3 }, emulator: { keyLimitPerMinute: null } });
    await Promise.all(Array.from({ length: 40 }, () => getStorage(bench.api)));
    expect(new Set(bench.emulator.requests.map(({ connection }) => connection)).size).toBeLessThanOrEqual(3);
  });

  it('requests URLs below the base URL, with or without a trailing slash', async () => {
    const seen: (string | undefined)[] = [];
    await using server = await serve((request, response) => {
      seen.push(request.url);
      response.end(STORAGE);
    });
    for (const path of ['/api/v1', '/api/v1/', '/a%20b/api/v1']) {
      await using api = connectTo(server.origin + path, new VirtualClock());
      await getStorage(api);
    }
    expect(seen).toEqual(['/api/v1/storage', '/api/v1/storage', '/a%20b/api/v1/storage']);
  });
});

describe('characters', () => {
  it('refuses a good response that is no UTF-8, and mangles no page', async () => {
    await using server = await serve((_, response) => {
      response.end(Buffer.from('{"path":"a.mdx","branch":"main","content":"caf\u00e9"}', 'latin1'));
    });
    await using api = connect(server.origin);
    expect(String(await rejection(getStorage(api)))).toContain("the body isn't valid UTF-8");
  });

  it('understands an error by its status although its body is no UTF-8', async () => {
    await using server = await serve((_, response) => {
      response.writeHead(403).end(Buffer.from('Zugriff verweigert f\u00fcr alle', 'latin1'));
    });
    await using api = connect(server.origin);
    expect(await rejection(getStorage(api))).toMatchObject({ status: 403 });
  });
});

describe('content encoding', () => {
  it.each(['gzip', 'GZIP', 'br', 'deflate', 'zstd', 'gzip, br', 'unknown'])(
    'names the encoding %s of a response that nobody asked for',
    async (coding) => {
      await using server = await serve((_, response) => {
        response.setHeader('content-encoding', coding).end(gzipSync(STORAGE));
      });
      await using api = connect(server.origin);
      const error = await rejection(getStorage(api));
      expect(error).toBeInstanceOf(UnexpectedResponseError);
      expect(String(error)).toContain(
        `the body has the content encoding "${coding.toLowerCase()}", although docs-ci asks for "identity"`,
      );
    },
  );

  it.each(['identity', '', 'identity, Identity'])('reads a response whose encoding is %j', async (coding) => {
    await using server = await serve((_, response) => {
      response.setHeader('content-encoding', coding).end(STORAGE);
    });
    await using api = connect(server.origin);
    expect(await getStorage(api)).toMatchObject({ usedBytes: 1 });
  });

  it('understands an error by its status although its body is compressed', async () => {
    await using server = await serve((_, response) => {
      response.writeHead(401, { 'content-encoding': 'gzip' }).end(gzipSync('{}'));
    });
    await using api = connect(server.origin);
    expect(await rejection(getStorage(api))).toMatchObject({ status: 401 });
  });

  it('asks for plain bytes outside of the API, too', async () => {
    let seen: unknown;
    await using server = await serve((request, response) => {
      seen = request.headers['accept-encoding'];
      response.end();
    });
    await using api = connect(server.origin);
    const { body } = await api.fetchPlain(new URL(server.origin));
    body.destroy();
    expect(seen).toBe('identity');
  });
});

describe('redirect', () => {
  it('never follows a redirect to another origin, which never sees the key', async () => {
    const seen: unknown[] = [];
    await using elsewhere = await serve((request, response) => {
      seen.push(request.headers);
      response.end(STORAGE);
    });
    await using server = await serve((_request, response) => {
      response.writeHead(307, { location: `${elsewhere.origin}/steal?sig=secret` }).end('moved');
    });
    await using api = connect(server.origin);
    for (const request of [getStorage(api), createDeployment(api)]) {
      const error = await rejection(request);
      expect(error).toMatchObject({
        name: 'ApiError',
        status: 307,
        message: expect.stringContaining(elsewhere.origin) as unknown,
      });
      expect(String(error)).not.toContain('secret');
    }
    expect(seen).toEqual([]);
  });

  it('follows redirects within the origin for reads up to a limit, and never for writes', async () => {
    const seen: string[] = [];
    await using server = await serve((request, response) => {
      seen.push(`${request.method} ${request.url} ${request.headers.authorization}`);
      if (request.url === '/new/storage') response.end(STORAGE);
      else if (request.url?.startsWith('/api/v1/deployments')) response.writeHead(302, { location: '?again' }).end();
      else response.writeHead(308, { location: '/new/storage' }).end('moved');
    });
    await using api = connect(server.origin);
    expect(await getStorage(api)).toMatchObject({ usedBytes: 1 });
    expect(seen).toEqual(['GET /api/v1/storage Bearer test-key', 'GET /new/storage Bearer test-key']);
    expect(await rejection(getDeployment(api, 'loop'))).toMatchObject({ status: 302 });
    expect(seen).toHaveLength(6);
    expect(await rejection(createBranch(api, { branchName: 'next' }))).toMatchObject({ status: 308 });
    // The look-up for its result reads.
    expect(seen.filter((line) => line.startsWith('POST'))).toHaveLength(1);
  });
});

describe('plain download', () => {
  it('downloads without the key, without redirects and without retries', async () => {
    await using bench = await startBench();
    const url = new URL(`${bench.emulator.filesOrigin}/nothing?sig=secret`);
    const response = await bench.api.fetchPlain(url, { range: 'bytes=0-1' });
    await readText(response.body, 10_000);
    expect(response.status).toBe(404);
    expect(bench.emulator.requests).toMatchObject([{ origin: 'files', headers: { range: 'bytes=0-1' } }]);
    expect(bench.emulator.requests[0]?.headers).not.toHaveProperty('authorization');
    bench.emulator.addFault({ route: '*', kind: 'redirect', location: bench.emulator.baseUrl });
    const redirect = await bench.api.fetchPlain(url);
    redirect.body.destroy();
    expect(redirect.status).toBe(302);
    expect(bench.emulator.requests).toHaveLength(2);
  });
});

describe('timeouts', () => {
  const http = new Http({ connections: 1, userAgent: 'docs-ci-test', connectTimeoutMs: 50 });

  it('aborts a connection that takes too long', async () => {
    // The server accepts the connection and never starts TLS, so only connecting takes time.
    const silent = await listen(createServer());
    const url = new URL(`https://127.0.0.1:${silent.port}/`);
    expect(await rejection(http.send({ method: 'GET', url }))).toMatchObject({ code: 'UND_ERR_CONNECT_TIMEOUT' });
    await silent.dispose();
  });

  it('gives up a proxy that never opens the tunnel', async () => {
    const silent = await listen(createServer());
    const proxies = { httpProxy: `http://127.0.0.1:${silent.port}` };
    const proxied = new Http({ connections: 1, userAgent: 'docs-ci-test', connectTimeoutMs: 50, proxies });
    const sent = proxied.send({ method: 'POST', url: new URL('http://docs.example.test/') });
    // Nothing was sent, so even a write is retried.
    expect(await rejection(sent)).toMatchObject({ code: 'PROXY_UND_ERR_HEADERS_TIMEOUT' });
    await proxied.close();
    await silent.dispose();
  });

  it('aborts a response whose headers or body take too long', async () => {
    await using server = await serve((request, response) => {
      if (request.url === '/body') response.writeHead(200, { 'content-length': '10' }).write('half');
    });
    const headers = http.send({ method: 'GET', url: new URL(server.origin), headersTimeoutMs: 50 });
    expect(await rejection(headers)).toMatchObject({ code: 'UND_ERR_HEADERS_TIMEOUT' });
    const { body } = await http.send({ method: 'GET', url: new URL(`${server.origin}/body`), bodyTimeoutMs: 50 });
    expect(await rejection(readText(body, 100))).toMatchObject({ code: 'UND_ERR_BODY_TIMEOUT' });
  });

  it.each([
    ['ends', (socket: Socket) => socket.end()],
    ['cuts its response and ends', (socket: Socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 10\r\n\r\nhalf')],
    ['resets', (socket: Socket) => socket.resetAndDestroy()],
  ])('names one cause, a reset, if the server %s the connection', async (_, close) => {
    const server = await listen(createServer((socket) => socket.once('data', () => close(socket))));
    const sent = http.send({ method: 'GET', url: new URL(`http://127.0.0.1:${server.port}/`) });
    expect(errorCodeOf(await rejection(sent.then(({ body }) => readText(body, 100))))).toBe('ECONNRESET');
    await server.dispose();
  });

  it('throws a ConnectionError after retries if no server listens', async () => {
    const closed = await listen(createServer());
    await closed.dispose();
    await using api = connect(`http://127.0.0.1:${closed.port}`);
    const error = await rejection(createDeployment(api));
    expect(error).toBeInstanceOf(ConnectionError);
    // Nothing was sent, so even a write is retried.
    expect(error).toMatchObject({ code: 'ECONNREFUSED', beforeSent: true });
    expect(api.stats.requests).toBeGreaterThan(3);
  });
});

describe('large response', () => {
  it.each([16 * 1024 * 1024, 16 * 1024 * 1024 + 1])(
    'accepts a response body up to 16 MiB, tested with %i bytes',
    async (size) => {
      await using server = await serve((_request, response) => {
        response.end(STORAGE.padEnd(size));
      });
      await using api = connect(server.origin);
      if (size === 16 * 1024 * 1024) {
        expect(await getStorage(api)).toMatchObject({ usedBytes: 1 });
      } else {
        const error = await rejection(getStorage(api));
        expect(error).toBeInstanceOf(UnexpectedResponseError);
        expect(error).toMatchObject({
          field: 'the body',
          problem: expect.stringContaining('16777216 bytes') as unknown,
        });
        expect(api.stats.requests).toBe(1);
      }
    },
  );
});

describe('rate limit headers', () => {
  it.each([
    { 'x-ratelimit-limit': 'many', 'x-ratelimit-remaining': '-1', 'x-ratelimit-reset': 'soon' },
    { 'x-ratelimit-limit': '0', 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '60' },
    { 'x-ratelimit-limit': '60', 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '999999999' },
    { 'x-ratelimit-limit': '60', 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': 'NaN', 'retry-after': 'Infinity' },
    { date: 'yesterday', 'x-ratelimit-limit': '1e999' },
  ])('ignores invalid rate limit headers: %j', async (headers) => {
    await using server = await serve((_request, response) => {
      response.writeHead(200, Object.entries(headers)).end(STORAGE);
    });
    await using api = connect(server.origin);
    for (let index = 0; index < 5; index += 1) await getStorage(api);
    expect(api.stats).toEqual({ requests: 5, limited: 0, retried: 0 });
  });

  it.each(['-5', 'soon', '0', ''])('waits at least a second per 429 with retry-after "%s"', async (retryAfter) => {
    let requests = 0;
    await using server = await serve((_request, response) => {
      requests += 1;
      if (requests < 5) response.writeHead(429, { 'retry-after': retryAfter }).end('{}');
      else response.end(STORAGE);
    });
    const clock = new VirtualClock([() => api.active > 0]);
    await using api: Api & AsyncDisposable = connectTo(`${server.origin}/api/v1`, clock);
    const startMs = clock.now();
    await getStorage(api);
    expect(clock.now() - startMs).toBeGreaterThanOrEqual(4_000);
  });

  it('reads the reset as Unix time, and retry-after as a date', async () => {
    const clock = new VirtualClock([() => api.active > 0]);
    let requests = 0;
    await using server = await serve((_request, response) => {
      requests += 1;
      const date = new Date(clock.now()).toUTCString();
      const retryAt = new Date(clock.now() + 30_000).toUTCString();
      if (requests === 1) response.writeHead(429, { date, 'retry-after': retryAt }).end('{}');
      const reset = String(Math.ceil((clock.now() + 20_000) / 1000));
      const limit = { 'x-ratelimit-limit': '60', 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset };
      if (requests > 1) response.writeHead(200, { date, ...limit }).end(STORAGE);
    });
    await using api: Api & AsyncDisposable = connectTo(`${server.origin}/api/v1`, clock);
    const startMs = clock.now();
    await getStorage(api);
    expect(clock.now() - startMs).toBeGreaterThan(29_000);
    expect(clock.now() - startMs).toBeLessThan(31_000);
    await getStorage(api);
    expect(clock.now() - startMs).toBeGreaterThan(48_000);
    expect(clock.now() - startMs).toBeLessThan(52_000);
  });
});
