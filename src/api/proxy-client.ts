/** Sends requests through the proxies of the settings. Only this file imports undici, and it loads on first use. */
import { Readable } from 'node:stream';
import type { Dispatcher } from 'undici';
import type { DirectClientOptions, EncodedRequest } from './direct-client.js';
import { errorCodeOf, NOT_HTTP, proxyCode } from '../text/connection-codes.js';
import { InputError } from './errors.js';
import { flattenHeaders, type HttpResponse } from './http-response.js';

/** The settings have the meaning that curl gives to these variables. Requests to loopback never use a proxy. */
export interface ProxySettings {
  readonly httpProxy?: string;
  readonly httpsProxy?: string;
  readonly noProxy?: string;
}

type ProxyClientOptions = DirectClientOptions & { readonly proxies: ProxySettings };

/** Loads what proxied requests need: undici's index would load twice as much. All of it is in one file of dist. */
async function loadUndici() {
  const [agent, pool, request, fetch, dispatcher, connect] = await Promise.all([
    import(/* webpackChunkName: 'undici' */ 'undici/lib/dispatcher/env-http-proxy-agent.js'),
    import(/* webpackChunkName: 'undici' */ 'undici/lib/dispatcher/pool.js'),
    import(/* webpackChunkName: 'undici' */ 'undici/lib/api/api-request.js'),
    import(/* webpackChunkName: 'undici' */ 'undici/lib/web/fetch/index.js'),
    import(/* webpackChunkName: 'undici' */ 'undici/lib/dispatcher/dispatcher.js'),
    import(/* webpackChunkName: 'undici' */ 'undici/lib/api/api-connect.js'),
  ]);
  // undici's index adds this method, and its proxy agent calls it to open tunnels.
  Object.assign(dispatcher.default.prototype, { connect: connect.default });
  return {
    EnvHttpProxyAgent: agent.default,
    Pool: pool.default,
    sendRequest: request.default,
    fetch: fetch.default.fetch,
  };
}

export type ProxyClient = Awaited<ReturnType<typeof openProxyClient>>;

/** Rejects with InputError if a proxy isn't valid. */
export async function openProxyClient(options: ProxyClientOptions) {
  const undici = await loadUndici();
  const { sendRequest, fetch } = undici;
  const dispatcher = openDispatcher(undici, options);
  return {
    send: async ({
      url,
      method,
      headers,
      body,
      signal,
      onSent,
      ...timeouts
    }: EncodedRequest): Promise<HttpResponse> => {
      const received = sendRequest.call(dispatcher, {
        origin: url.origin,
        path: url.pathname + url.search,
        method,
        headers,
        body: typeof body === 'object' ? Readable.from(body, { objectMode: false }) : body,
        signal,
        headersTimeout: timeouts.headersTimeoutMs,
        bodyTimeout: timeouts.bodyTimeoutMs,
      });
      onSent?.();
      const response = await received;
      // The reader of a body gets its error. An abandoned body has no reader, and its error must not end the process.
      response.body.on('error', () => undefined);
      return { status: response.statusCode, headers: flattenHeaders(response.headers), body: response.body };
    },
    fetch: (url: string, init: RequestInit): Promise<Response> => fetch(url, { ...init, dispatcher }),
    close: (): Promise<void> => dispatcher.destroy(),
  };
}

function openDispatcher(
  { EnvHttpProxyAgent, Pool }: Pick<Awaited<ReturnType<typeof loadUndici>>, 'EnvHttpProxyAgent' | 'Pool'>,
  { connections, connectTimeoutMs, proxies }: ProxyClientOptions,
): Dispatcher {
  // With undefined, the library would read the environment of the process itself. NO_PROXY has decided before.
  const { httpProxy = '', httpsProxy = '' } = proxies;
  const connect = { timeout: connectTimeoutMs };
  const settings = { httpProxy: withScheme(httpProxy), httpsProxy: withScheme(httpsProxy), noProxy: '' };
  try {
    return new EnvHttpProxyAgent({
      connections,
      pipelining: 1,
      connect,
      // The library would wait 5 minutes for a proxy that never opens the tunnel.
      clientFactory(origin, options) {
        const pool = new Pool(origin, { ...options, headersTimeout: connectTimeoutMs });
        const openTunnel = pool.connect.bind(pool);
        const openInTime = (request: Parameters<typeof openTunnel>[0]) =>
          openTunnel(request).then(requireTunnel, nameProxyError);
        return Object.assign(pool, { connect: openInTime });
      },
      ...settings,
    });
  } catch {
    // The error of the library can contain the value.
    throw new InputError([INVALID_PROXY], 'proxy-or-tls');
  }
}

const INVALID_PROXY =
  "HTTP_PROXY or HTTPS_PROXY isn't a valid URL of a proxy (not shown, because it may contain a password). Use a URL such as http://proxy.example.com:3128.";

function withScheme(proxy: string): string {
  const text = proxy.trim();
  return text === '' || text.includes('://') ? text : `http://${text}`;
}

type Tunnel = Awaited<ReturnType<Dispatcher['connect']>>;

/** The library would only say in words with which status the proxy rejected the tunnel. */
function requireTunnel(tunnel: Tunnel): Tunnel {
  const { statusCode, socket } = tunnel;
  if (statusCode === 200) return tunnel;
  socket.on('error', () => undefined).destroy();
  throw Object.assign(new Error('the proxy rejected the tunnel'), { code: proxyCode(String(statusCode)) });
}

/** The error is the proxy's, not the server's. A tunnel that isn't open has carried no byte of the request. */
function nameProxyError(cause: unknown): never {
  const code = errorCodeOf(cause);
  if (code === undefined || (code !== NOT_HTTP && /ABORT|DESTROYED|CLOSED|INVALID/.test(code))) throw cause;
  throw Object.assign(new Error('the proxy opened no tunnel', { cause }), { code: proxyCode(code) });
}
