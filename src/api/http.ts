/**
 * Sends one HTTP request, directly or through a proxy, and limits connections and time. It knows no key, never retries,
 * gives statuses no meaning and, except for `fetch`, follows no redirects.
 */
import type { Readable } from 'node:stream';
import { type DirectClient, type EncodedRequest, openDirectClient } from './direct-client.js';
import type { HttpResponse } from './http-response.js';
import { isLoopback } from './connection/loopback.js';
import { encodeForm, type Form } from './multipart.js';
import { isWithoutProxy } from './connection/no-proxy.js';
import type { ProxyClient, ProxySettings } from './proxy-client.js';

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

type Defaulted = 'headers' | 'headersTimeoutMs' | 'bodyTimeoutMs';
type HttpRequest = Omit<EncodedRequest, 'body' | Defaulted> & Partial<Pick<EncodedRequest, Defaulted>> & RequestBody;

const CONNECT_TIMEOUT_MS = 10_000;
const HEADERS_TIMEOUT_MS = 15_000;
const BODY_TIMEOUT_MS = 15_000;

export class Http {
  readonly #options: HttpOptions & { readonly connectTimeoutMs: number };
  readonly #direct: DirectClient;
  #proxied: Promise<ProxyClient> | undefined;

  constructor(options: HttpOptions) {
    this.#options = { connectTimeoutMs: CONNECT_TIMEOUT_MS, ...options };
    this.#direct = openDirectClient(this.#options);
  }

  /** Resolves when the status and the headers arrive. Rejects with the error of Node.js or undici. */
  async send({ json, form, stream, ...request }: HttpRequest): Promise<HttpResponse> {
    const client = (await this.#proxyFor(request.url)) ?? this.#direct;
    const { body, headers } = encodeBody({ json, form, stream });
    return client.send({
      ...request,
      body,
      // A compressed response would have to be limited and unpacked, and hashes and sizes are those of the plain bytes.
      headers: { 'user-agent': this.#options.userAgent, 'accept-encoding': 'identity', ...headers, ...request.headers },
      headersTimeoutMs: request.headersTimeoutMs ?? HEADERS_TIMEOUT_MS,
      bodyTimeoutMs: request.bodyTimeoutMs ?? BODY_TIMEOUT_MS,
    });
  }

  /** Does what the global fetch does, with the proxies of these settings. It follows redirects. */
  async fetch(url: string, init: RequestInit): Promise<Response> {
    const proxied = await this.#proxyFor(new URL(url));
    return proxied ? proxied.fetch(url, init) : fetch(url, init);
  }

  /** Closes every connection at once and aborts requests in flight. */
  async close(): Promise<void> {
    this.#direct.close();
    // A proxy that couldn't be used has failed its request already.
    await (await this.#proxied?.catch(() => undefined))?.close();
  }

  /** Resolves to undefined if no proxy is set for the URL. */
  async #proxyFor(url: URL): Promise<ProxyClient | undefined> {
    const { proxies } = this.#options;
    const proxy = url.protocol === 'https:' ? proxies?.httpsProxy : proxies?.httpProxy;
    if (!proxies || !proxy?.trim() || isLoopback(url.hostname) || isWithoutProxy(url, proxies.noProxy))
      return undefined;
    this.#proxied ??= import('./proxy-client.js').then(({ openProxyClient }) =>
      openProxyClient({ ...this.#options, proxies }),
    );
    return this.#proxied;
  }
}

function encodeBody({ json, form, stream }: RequestBody): Partial<EncodedRequest> {
  if (json !== undefined) return { body: JSON.stringify(json), headers: { 'content-type': 'application/json' } };
  if (stream) return { body: stream.body, headers: { 'content-length': String(stream.sizeBytes) } };
  if (!form) return {};
  const { body, contentType } = encodeForm(form);
  return { body: body.stream(), headers: { 'content-type': contentType, 'content-length': String(body.size) } };
}
