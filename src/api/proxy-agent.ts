/** Opens tunnels through a proxy with undici's agent, and marks errors of the proxy as its own. */
import type { Dispatcher } from 'undici';
import { errorCodeOf, NOT_HTTP, proxyCode } from '../text/connection-codes.js';
import { InputError } from './errors.js';

/** undici's agents share these options. */
export interface AgentOptions {
  /** Maximum number of concurrent connections to one origin. */
  readonly connections: number;
  readonly pipelining: number;
  readonly keepAliveTimeout: number;
  readonly keepAliveMaxTimeout: number;
  readonly connect: { readonly timeout: number };
}

/** Loads what tunnels need beside the code of a direct request. All of it is in one file of dist. */
async function loadProxyAgent() {
  const [agent, pool, dispatcher, connect] = await Promise.all([
    import(/* webpackChunkName: 'proxy-agent' */ 'undici/lib/dispatcher/proxy-agent.js'),
    import(/* webpackChunkName: 'proxy-agent' */ 'undici/lib/dispatcher/pool.js'),
    import(/* webpackChunkName: 'proxy-agent' */ 'undici/lib/dispatcher/dispatcher.js'),
    import(/* webpackChunkName: 'proxy-agent' */ 'undici/lib/api/api-connect.js'),
  ]);
  // undici's index adds this method, and its proxy agent calls it to open tunnels.
  Object.assign(dispatcher.default.prototype, { connect: connect.default });
  return { ProxyAgent: agent.default, Pool: pool.default };
}

/** Rejects with InputError if the proxy's URL isn't valid. */
export async function openProxyAgent(uri: string, options: AgentOptions): Promise<Dispatcher> {
  const { ProxyAgent, Pool } = await loadProxyAgent();
  try {
    return new ProxyAgent({
      ...options,
      uri,
      // The library would wait 5 minutes for a proxy that never opens the tunnel.
      clientFactory(origin, poolOptions) {
        const pool = new Pool(origin, { ...poolOptions, headersTimeout: options.connect.timeout });
        const openTunnel = pool.connect.bind(pool);
        const openInTime = (request: Parameters<typeof openTunnel>[0]) =>
          openTunnel(request).then(requireTunnel, nameProxyError);
        return Object.assign(pool, { connect: openInTime });
      },
    });
  } catch {
    // The error of the library can contain the value.
    throw new InputError([INVALID_PROXY], 'proxy-or-tls');
  }
}

const INVALID_PROXY =
  "HTTP_PROXY or HTTPS_PROXY isn't a valid URL of a proxy (not shown, because it may contain a password). Use a URL such as http://proxy.example.com:3128.";

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
