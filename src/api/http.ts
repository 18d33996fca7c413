/**
 * Sends one HTTP request with undici, directly or through a proxy, and limits connections and time. It knows no key, never
 * retries, gives statuses no meaning and, except for `fetch`, follows no redirects.
 */
import { Readable } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import type { Dispatcher } from 'undici';
import { flattenHeaders, type HttpResponse } from './http-response.js';
import { proxyFor, type ProxySettings } from './connection/proxies.js';
import { encodeForm, type Form } from './multipart.js';
import type { AgentOptions } from './proxy-agent.js';

interface HttpOptions {
  readonly proxies?: ProxySettings;
  /** Maximum number of concurrent connections to one origin. */
  readonly connections: number;
  readonly userAgent: string;
  readonly connectTimeoutMs?: number;
}

/** A request has one body at most. */
interface RequestBody {
  readonly json?: unknown;
  readonly form?: Form;
  /** The body is sent while it is read. Its length is known. */
  readonly stream?: { readonly body: Readable; readonly sizeBytes: number };
}

interface HttpRequest extends RequestBody {
  readonly method: string;
  readonly url: URL;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** Is called when the request has left, for work that fits into the time until the response. */
  readonly onSent?: () => void;
  /** Milliseconds from the last part of the request that is sent until the headers of the response. */
  readonly headersTimeoutMs?: number;
  /** Milliseconds between two chunks of the response's body. The time that its reader takes doesn't count. */
  readonly bodyTimeoutMs?: number;
}

const CONNECT_TIMEOUT_MS = 10_000;
const HEADERS_TIMEOUT_MS = 15_000;
const BODY_TIMEOUT_MS = 15_000;
/** Servers often close idle connections after 5 s. A request must not meet a connection that closes. */
const MAX_IDLE_MS = 4_000;

export class Http {
  readonly #options: HttpOptions;
  readonly #agentOptions: AgentOptions;
  /** Their names are the URLs of proxies. The agent without a proxy has none. */
  readonly #agents = new Map<string | undefined, Promise<Dispatcher>>();

  constructor(options: HttpOptions) {
    this.#options = options;
    this.#agentOptions = {
      connections: options.connections,
      pipelining: 1,
      keepAliveTimeout: MAX_IDLE_MS,
      keepAliveMaxTimeout: MAX_IDLE_MS,
      connect: { timeout: options.connectTimeoutMs ?? CONNECT_TIMEOUT_MS },
    };
  }

  /** Resolves when the status and the headers arrive. Rejects with the error of Node.js or undici. */
  async send({ method, url, signal, onSent, ...request }: HttpRequest): Promise<HttpResponse> {
    const agent = await this.#agentFor(url);
    const { sendRequest } = await loadUndici();
    const { body, headers } = encodeBody(request);
    const dispatch: Dispatcher['dispatch'] = (options, handler) =>
      agent.dispatch(options, Object.assign(handler, { onRequestSent: onSent }));
    const response = await sendRequest.call(
      { dispatch },
      {
        origin: url.origin,
        path: url.pathname + url.search,
        method,
        // A compressed response would have to be limited and unpacked, and hashes and sizes are those of the plain bytes.
        headers: {
          'user-agent': this.#options.userAgent,
          'accept-encoding': 'identity',
          ...headers,
          ...request.headers,
        },
        body,
        signal,
        headersTimeout: request.headersTimeoutMs ?? HEADERS_TIMEOUT_MS,
        bodyTimeout: request.bodyTimeoutMs ?? BODY_TIMEOUT_MS,
      },
    );
    // The reader of a body gets its error. An abandoned body has no reader, and its error must not end the process.
    response.body.on('error', () => undefined);
    return { status: response.statusCode, headers: flattenHeaders(response.headers), body: response.body };
  }

  /** Does what the global fetch does, with the proxies of these settings. It follows redirects. */
  async fetch(url: string, init: RequestInit): Promise<Response> {
    const dispatcher = await this.#agentFor(new URL(url));
    const { default: web } = await import(/* webpackChunkName: 'fetch' */ 'undici/lib/web/fetch/index.js');
    return web.fetch(url, { ...init, dispatcher });
  }

  /** Closes every connection at once and aborts requests in flight. */
  async close(): Promise<void> {
    // A proxy that couldn't be used has failed its request already.
    for (const agent of this.#agents.values()) await (await agent.catch(() => undefined))?.destroy();
  }

  async #agentFor(url: URL): Promise<Dispatcher> {
    const proxy = proxyFor(url, this.#options.proxies);
    const agent = this.#agents.get(proxy) ?? openAgent(proxy, this.#agentOptions);
    this.#agents.set(proxy, agent);
    return agent;
  }
}

async function openAgent(proxy: string | undefined, options: AgentOptions): Promise<Dispatcher> {
  if (proxy !== undefined) return (await import('./proxy-agent.js')).openProxyAgent(proxy, options);
  const { Agent } = await loadUndici();
  return new Agent(options);
}

let undici: ReturnType<typeof importUndici> | undefined;

function loadUndici(): ReturnType<typeof importUndici> {
  return (undici ??= importUndici());
}

/** Loads what a direct request needs: undici's index would load twice as much. */
async function importUndici() {
  // After the first response, V8 would optimize undici's parser, which is WebAssembly. This takes longer than most runs need.
  setFlagsFromString('--wasm-tiering-budget=1000000000');
  const [agent, request] = await Promise.all([
    import(/* webpackChunkName: 'undici' */ 'undici/lib/dispatcher/agent.js'),
    import(/* webpackChunkName: 'undici' */ 'undici/lib/api/api-request.js'),
  ]);
  return { Agent: agent.default, sendRequest: request.default };
}

interface EncodedBody {
  /** A stream has its length in the headers. */
  readonly body?: string | Readable;
  readonly headers?: Readonly<Record<string, string>>;
}

function encodeBody({ json, form, stream }: RequestBody): EncodedBody {
  if (json !== undefined) return { body: JSON.stringify(json), headers: { 'content-type': 'application/json' } };
  if (stream) return { body: stream.body, headers: { 'content-length': String(stream.sizeBytes) } };
  if (!form) return {};
  const { body, contentType } = encodeForm(form);
  return {
    body: Readable.from(body.stream(), { objectMode: false }),
    headers: { 'content-type': contentType, 'content-length': String(body.size) },
  };
}
