/**
 * Sends one HTTP request and limits connections, time and the size of the response. It knows no key, never retries,
 * gives statuses no meaning and, except for `fetch`, follows no redirects. Only this file imports undici.
 */
import type { Readable } from 'node:stream';
import type { Agent, Dispatcher } from 'undici';
import { isLoopback } from './loopback.js';

/** The settings have the meaning that curl gives to these variables. Requests to loopback never use a proxy. */
export interface ProxySettings {
  readonly httpProxy?: string;
  readonly httpsProxy?: string;
  readonly noProxy?: string;
}

export interface HttpOptions {
  readonly proxies?: ProxySettings;
  /** Maximum number of concurrent connections to one origin. */
  readonly connections: number;
  readonly userAgent: string;
  readonly connectTimeoutMs?: number;
}

/** One file of a multipart body. The blob may read from disk while it is sent; its size is known. */
export interface FormFile {
  readonly name: string;
  readonly blob: Blob;
}

export interface HttpRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  readonly form?: { readonly field: string; readonly files: readonly FormFile[] };
  /** The body is sent while it is read. Its length is known. */
  readonly stream?: { readonly body: Readable; readonly sizeBytes: number };
  readonly signal?: AbortSignal;
  /** Milliseconds from the end of the request until the headers of the response. */
  readonly headersTimeoutMs?: number;
  /** Milliseconds between two chunks of the response's body. */
  readonly bodyTimeoutMs?: number;
}

export interface HttpResponse {
  readonly status: number;
  /** Names are in lower case. Values of a repeated header are joined by `, `. */
  readonly headers: Readonly<Record<string, string>>;
  /** Streams the body. Read it to its end or destroy it, or its connection stays in use. */
  readonly body: AsyncIterable<Uint8Array> & { destroy(): void };
}

/** The body is larger than the caller allows. */
export class BodyTooLargeError extends Error {
  override readonly name = 'BodyTooLargeError';
}

const CONNECT_TIMEOUT_MS = 10_000;
const HEADERS_TIMEOUT_MS = 15_000;
const BODY_TIMEOUT_MS = 15_000;

/** Loads what a request needs: undici's index would load twice as much. All of it is in one file of dist. */
export async function loadUndici() {
  const [agent, request, formData] = await Promise.all([
    import(/* webpackChunkName: 'undici' */ 'undici/lib/dispatcher/agent.js'),
    import(/* webpackChunkName: 'undici' */ 'undici/lib/api/api-request.js'),
    import(/* webpackChunkName: 'undici' */ 'undici/lib/web/fetch/formdata.js'),
  ]);
  return { Agent: agent.default, sendRequest: request.default, FormData: formData.default.FormData };
}

export class Http {
  readonly #options: HttpOptions;
  #direct: Promise<Dispatcher> | undefined;
  #proxied: Promise<Dispatcher> | undefined;

  constructor(options: HttpOptions) {
    this.#options = options;
  }

  /** Resolves when the status and the headers arrive. Rejects with the error of Node.js or undici. */
  async send(request: HttpRequest): Promise<HttpResponse> {
    const { url, method, json, stream } = request;
    const { sendRequest } = await loadUndici();
    const body = await encodeBody(request);
    const dispatcher = await this.#dispatcherFor(url);
    const response = await sendRequest.call(dispatcher, {
      origin: url.origin,
      path: url.pathname + url.search,
      method,
      headers: {
        'user-agent': this.#options.userAgent,
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        ...(stream && { 'content-length': String(stream.sizeBytes) }),
        ...request.headers,
      },
      body,
      signal: request.signal,
      headersTimeout: request.headersTimeoutMs ?? HEADERS_TIMEOUT_MS,
      bodyTimeout: request.bodyTimeoutMs ?? BODY_TIMEOUT_MS,
    });
    // The reader of a body gets its error. An abandoned body has no reader, and its error must not end the process.
    response.body.on('error', () => undefined);
    return { status: response.statusCode, headers: flatten(response.headers), body: response.body };
  }

  /** Does what the global fetch does, with the proxies of these settings. It follows redirects. */
  async fetch(url: string, init: RequestInit): Promise<Response> {
    const { default: web } = await import('undici/lib/web/fetch/index.js');
    return web.fetch(url, { ...init, dispatcher: await this.#dispatcherFor(new URL(url)) });
  }

  /** Closes every connection at once and aborts requests in flight. */
  async close(): Promise<void> {
    await Promise.all([this.#direct, this.#proxied].map((agent) => agent?.then((opened) => opened.destroy())));
  }

  #agentOptions(): Agent.Options {
    return {
      connections: this.#options.connections,
      pipelining: 1,
      connect: { timeout: this.#options.connectTimeoutMs ?? CONNECT_TIMEOUT_MS },
    };
  }

  async #dispatcherFor(url: URL): Promise<Dispatcher> {
    const { httpProxy, httpsProxy } = this.#options.proxies ?? {};
    if ((!httpProxy && !httpsProxy) || isLoopback(url.hostname)) {
      this.#direct ??= this.#connectDirectly();
      return this.#direct;
    }
    this.#proxied ??= this.#connectProxy();
    return this.#proxied;
  }

  async #connectDirectly(): Promise<Dispatcher> {
    const { Agent } = await loadUndici();
    return new Agent(this.#agentOptions());
  }

  async #connectProxy(): Promise<Dispatcher> {
    const [{ default: EnvHttpProxyAgent }, { default: BaseDispatcher }, { default: connect }] = await Promise.all([
      import(/* webpackChunkName: 'proxy' */ 'undici/lib/dispatcher/env-http-proxy-agent.js'),
      import(/* webpackChunkName: 'proxy' */ 'undici/lib/dispatcher/dispatcher.js'),
      import(/* webpackChunkName: 'proxy' */ 'undici/lib/api/api-connect.js'),
    ]);
    // undici's index adds this method, and its proxy agent calls it to open tunnels.
    Object.assign(BaseDispatcher.prototype, { connect });
    // With undefined, the library would read the environment of the process itself.
    const { httpProxy = '', httpsProxy = '', noProxy = '' } = this.#options.proxies ?? {};
    return new EnvHttpProxyAgent({ ...this.#agentOptions(), httpProxy, httpsProxy, noProxy });
  }
}

/** Reads a body to its end as UTF-8 text. Rejects with BodyTooLargeError above the limit. */
export async function readText(body: HttpResponse['body'], limitBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let sizeBytes = 0;
  for await (const chunk of body) {
    sizeBytes += chunk.byteLength;
    if (sizeBytes > limitBytes) {
      body.destroy();
      throw new BodyTooLargeError(`more than ${limitBytes} bytes`);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

async function encodeBody({ json, form, stream }: HttpRequest): Promise<Dispatcher.RequestOptions['body']> {
  if (json !== undefined) return JSON.stringify(json);
  if (stream) return stream.body;
  if (!form) return null;
  const { FormData } = await loadUndici();
  const data = new FormData();
  for (const file of form.files) data.append(form.field, file.blob, file.name);
  return data;
}

function flatten(headers: Record<string, string | string[] | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : (value ?? '')]),
  );
}
