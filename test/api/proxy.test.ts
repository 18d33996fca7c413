import dns from 'node:dns';
import { createServer, request as forward } from 'node:http';
import { connect, type Socket } from 'node:net';
import { inspect } from 'node:util';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { adviceFor, InputError } from '../../src/api/errors.js';
import type { Api } from '../../src/api/api.js';
import { isWithoutProxy } from '../../src/api/connection/no-proxy.js';
import type { ProxySettings } from '../../src/api/connection/proxies.js';
import { getStorage } from '../../src/api/endpoints/media.js';
import { createDeployment } from '../../src/api/endpoints/deployments.js';
import { type Bench, connectTo, rejection, startBench } from '../support/api.js';
import { VirtualClock } from '../support/clock.js';
import { messageOf } from '../../src/text/error-message.js';
import { listen } from './server.js';

/** A name that only the proxy can resolve: it leads to the emulator, whatever the name. */
const HOST = 'docs.example.test';

interface Proxy extends AsyncDisposable {
  readonly origin: string;
  /** Lists the targets of tunnels and forwarded requests. */
  readonly targets: string[];
  readonly authorizations: (string | undefined)[];
}

/** A proxy that tunnels and forwards to one port of this machine. */
async function startProxy(targetPort: number, refusal?: number): Promise<Proxy> {
  const targets: string[] = [];
  const authorizations: (string | undefined)[] = [];
  const server = createServer((incoming, outgoing) => {
    targets.push(String(incoming.url));
    authorizations.push(incoming.headers['proxy-authorization']);
    const { pathname, search } = new URL(String(incoming.url));
    const { method, headers } = incoming;
    const onward = forward({ port: targetPort, path: pathname + search, method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(onward);
  });
  server.on('connect', (incoming, socket: Socket) => {
    targets.push(String(incoming.url));
    authorizations.push(incoming.headers['proxy-authorization']);
    if (refusal !== undefined) {
      socket.end(`HTTP/1.1 ${refusal} Refused\r\n\r\n`);
      return;
    }
    const onward = connect(targetPort, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connected\r\n\r\n');
      socket.pipe(onward).pipe(socket);
    });
    socket.on('error', () => onward.destroy()).on('close', () => onward.destroy());
    onward.on('error', () => socket.destroy());
  });
  const { port, dispose } = await listen(server);
  return { origin: `http://127.0.0.1:${port}`, targets, authorizations, [Symbol.asyncDispose]: dispose };
}

/** Makes every name lead to this machine, without asking a name server. */
function resolveHere(): void {
  vi.spyOn(dns, 'lookup').mockImplementation(((
    _name: string,
    _options: unknown,
    answer: (...found: unknown[]) => void,
  ) => answer(null, [{ address: '127.0.0.1', family: 4 }])) as never);
}

afterEach(() => vi.restoreAllMocks());

function portOf(bench: Bench): number {
  return Number(new URL(bench.emulator.baseUrl).port);
}

async function through(bench: Bench, baseUrl: string, proxies: ProxySettings, run: (api: Api) => Promise<unknown>) {
  const clock = new VirtualClock([() => api.active > 0]);
  await using api: Api & AsyncDisposable = connectTo(baseUrl, clock, { key: bench.emulator.keys.editor, proxies });
  return await run(api);
}

describe('proxy', () => {
  it('sends requests through the proxy with its credentials', async () => {
    await using bench = await startBench();
    await using proxy = await startProxy(portOf(bench));
    const httpProxy = proxy.origin.replace('//', '//user:p%40ss@');
    await through(bench, `http://${HOST}/api/v1`, { httpProxy }, getStorage);
    expect(proxy.targets).toHaveLength(1);
    expect(proxy.targets[0]).toContain(HOST);
    expect(proxy.authorizations).toEqual([`Basic ${Buffer.from('user:p@ss').toString('base64')}`]);
    const [arrived] = bench.emulator.requests;
    expect(arrived?.headers).toMatchObject({ host: HOST, authorization: `Bearer ${bench.emulator.keys.editor}` });
    expect(arrived?.headers).not.toHaveProperty('proxy-authorization');
  });

  it('uses a proxy without a scheme as an http proxy, as curl does', async () => {
    await using bench = await startBench();
    await using proxy = await startProxy(portOf(bench));
    await through(bench, `http://${HOST}/api/v1`, { httpProxy: proxy.origin.replace('http://', ' ') }, getStorage);
    expect(proxy.targets).toHaveLength(1);
  });

  it('uses HTTP_PROXY for http and HTTPS_PROXY for https only, as curl does', async () => {
    await using bench = await startBench();
    await using http = await startProxy(portOf(bench));
    await using https = await startProxy(portOf(bench));
    resolveHere();
    const plainUrl = `http://${HOST}:${portOf(bench)}/api/v1`;
    await through(bench, plainUrl, { httpsProxy: https.origin }, getStorage);
    // The emulator has no TLS.
    await rejection(through(bench, plainUrl.replace('http', 'https'), { httpProxy: http.origin }, getStorage));
    expect([http.targets, https.targets]).toEqual([[], []]);
    expect(bench.emulator.requests).toHaveLength(1);
  });

  it.each([
    'http://',
    'proxy.example.test:99999',
    'ftp://proxy.example.test',
    'http://user:secret%zz@proxy.example.test',
  ])('refuses the proxy %s without its value, before any request', async (httpProxy) => {
    await using bench = await startBench();
    const error = await rejection(through(bench, `http://${HOST}/api/v1`, { httpProxy }, createDeployment));
    expect(error).toEqual(
      new InputError(
        [
          "HTTP_PROXY or HTTPS_PROXY isn't a valid URL of a proxy (not shown, because it may contain a password). Use a URL such as http://proxy.example.com:3128.",
        ],
        'proxy-or-tls',
      ),
    );
    expect(inspect(error)).not.toContain('secret');
  });

  it('tunnels https through the proxy, so the proxy never sees the key', async () => {
    await using bench = await startBench();
    await using proxy = await startProxy(portOf(bench));
    const settings = { httpsProxy: proxy.origin };
    // The emulator has no TLS, so only the request for the tunnel shows.
    const error = await rejection(through(bench, `https://${HOST}/api/v1`, settings, getStorage));
    expect(error).toMatchObject({ name: 'ConnectionError' });
    expect(new Set(proxy.targets)).toEqual(new Set([`${HOST}:443`]));
  });

  it('reaches loopback without the proxy', async () => {
    await using bench = await startBench();
    await using proxy = await startProxy(portOf(bench));
    const settings = { httpProxy: proxy.origin, httpsProxy: proxy.origin };
    await through(bench, bench.emulator.baseUrl, settings, getStorage);
    expect(proxy.targets).toEqual([]);
    expect(bench.emulator.requests).toHaveLength(1);
  });

  it.each([HOST, '.example.test', '*.example.test', 'other.test, docs.example.test', '*'])(
    'bypasses the proxy if NO_PROXY is %s',
    async (noProxy) => {
      await using bench = await startBench();
      await using proxy = await startProxy(portOf(bench));
      resolveHere();
      const settings = { httpProxy: proxy.origin, httpsProxy: proxy.origin, noProxy };
      await through(bench, `http://${HOST}:${portOf(bench)}/api/v1`, settings, getStorage);
      expect(proxy.targets).toEqual([]);
      expect(bench.emulator.requests).toHaveLength(1);
    },
  );

  it.each([
    ['10.0.0.0/8', '10.20.30.40', true],
    ['10.0.0.0/8', '11.0.0.1', false],
    ['192.168.0.0/16,10.1.2.3', '10.1.2.3', true],
    ['10.0.0.0/33', '10.0.0.1', false],
    ['10.0.0.0/x', '10.0.0.1', false],
    ['0.0.0.0/0', '203.0.113.9', true],
    ['10.0.0.0/8', '10.example.test', false],
    ['10.1.2.3', '110.1.2.3', false],
    ['fd00::1', '[fd00::1]', true],
    ['[fd00::1]', '[fd00::1]', true],
    ['fd00:0:0::1', '[fd00::1]', true],
    ['fd00::/8', '[fd12::1]', true],
    ['fd00::/8', '[fe80::1]', false],
    ['[fd00::1]:8443', '[fd00::1]:8443', true],
    ['[fd00::1]:8443', '[fd00::1]:9443', false],
    ['::/0', '10.0.0.1', false],
    ['*', HOST, true],
    [' * ', HOST, true],
    ['*,other.test', HOST, false],
    ['other.test *', HOST, false],
    ['*test', HOST, false],
    ['DOCS.example.TEST', HOST, true],
    [`${HOST}.`, HOST, true],
    [HOST, `${HOST}.`, true],
    [`${HOST}:443`, HOST, true],
    [`${HOST}:80`, HOST, false],
    ['.', HOST, false],
    ['', HOST, false],
  ])('reads NO_PROXY %j, and decides for %s that it needs no proxy: %s', (noProxy, host, isDirect) => {
    expect(isWithoutProxy(new URL(`https://${host}/api/v1`), noProxy)).toBe(isDirect);
  });

  it('uses the proxy if NO_PROXY names other hosts', async () => {
    await using bench = await startBench();
    await using proxy = await startProxy(portOf(bench));
    const settings = { httpProxy: proxy.origin, noProxy: 'example.test.org,ocs.example.test' };
    await through(bench, `http://${HOST}/api/v1`, settings, getStorage);
    expect(proxy.targets).toHaveLength(1);
  });

  it('throws a ConnectionError that names the proxy if the proxy is unreachable', async () => {
    await using bench = await startBench();
    const gone = await startProxy(1);
    await gone[Symbol.asyncDispose]();
    const error = await rejection(
      through(bench, `http://${HOST}/api/v1`, { httpProxy: gone.origin }, createDeployment),
    );
    expect(error).toMatchObject({ name: 'ConnectionError', code: 'PROXY_ECONNREFUSED', beforeSent: true });
  });

  it.each([403, 407, 502])('throws an error with advice if the proxy refuses the tunnel with %i', async (refusal) => {
    await using bench = await startBench();
    await using proxy = await startProxy(portOf(bench), refusal);
    const targets = proxy.targets;
    const settings = { httpProxy: proxy.origin.replace('//', '//user:secret@'), httpsProxy: proxy.origin };
    for (const scheme of ['http', 'https']) {
      const error = await rejection(through(bench, `${scheme}://${HOST}/api/v1`, settings, createDeployment));
      expect(error).toMatchObject({ name: 'ConnectionError', code: `PROXY_${refusal}`, beforeSent: true });
      expect(adviceFor(error)).toContain('HTTPS_PROXY');
      expect(inspect(error)).not.toContain('secret');
    }
    // A failing proxy gets a retry, a refusing one does not.
    if (refusal < 500) expect(targets).toHaveLength(2);
    else expect(targets.length).toBeGreaterThan(4);
  });

  it('says that the proxy speaks plain HTTP if its URL begins with https, not that the port of the service is wrong', async () => {
    await using bench = await startBench();
    await using proxy = await startProxy(portOf(bench));
    const httpsProxy = proxy.origin.replace('http:', 'https:');
    const error = await rejection(through(bench, `https://${HOST}/api/v1`, { httpsProxy }, createDeployment));
    expect(error).toMatchObject({ name: 'ConnectionError', beforeSent: true });
    expect(messageOf(error)).toMatch(/^the proxy doesn't use TLS \((ERR_SSL_\w+|EPROTO)\)$/);
    expect(adviceFor(error)).toMatch(/^Write http:\/\/ in place of https:\/\/ in HTTPS_PROXY/);
    expect(adviceFor(error)).not.toContain('base-url');
  });

  it('names the proxy if its own host name can not be resolved', async () => {
    await using bench = await startBench();
    const httpsProxy = 'http://proxy.example.invalid:3128';
    const error = await rejection(through(bench, `https://${HOST}/api/v1`, { httpsProxy }, createDeployment));
    expect(messageOf(error)).toMatch(/^the host name of the proxy can't be resolved \((ENOTFOUND|EAI_AGAIN)\)$/);
    expect(adviceFor(error)).toBe('Check the spelling of HTTPS_PROXY or HTTP_PROXY.');
  });
});
