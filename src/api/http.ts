/**
 * One HTTP exchange: connections, proxies, timeouts and the size of what is read. It knows no key, no retry and no
 * meaning of a status, and follows no redirect. The only file that imports undici.
 */
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Readable } from 'node:stream';
import type { DiagnosticsChannel, Dispatcher } from 'undici';
import request from 'undici/lib/api/api-request.js';
import Agent from 'undici/lib/dispatcher/agent.js';
import { isLoopback } from './loopback.js';

/** Proxy settings with the meaning curl gives the variables of these names. Loopback is never sent to a proxy. */
export interface ProxySettings {
  readonly httpProxy?: string;
  readonly httpsProxy?: string;
  readonly noProxy?: string;
}

export interface HttpOptions {
  readonly proxies?: ProxySettings;
  /** Connections to one origin at a time. */
  readonly connections: number;
  readonly userAgent: string;
  readonly connectTimeoutMs?: number;
}

/** Named bytes for a multipart body. A Blob of `files.ts` reads from disk while it is sent, with a known length. */
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
  /** Bytes that are sent as they are read, of a known length. */
  readonly stream?: { readonly body: Readable; readonly sizeBytes: number };
  readonly signal?: AbortSignal;
  /** Called once the head of the request, and a body that is at hand, have been written to the connection. */
  readonly onSent?: () => void;
  /** Milliseconds from the end of the request until the headers of the answer. */
  readonly headersTimeoutMs?: number;
  /** Milliseconds between two pieces of the answer's body. */
  readonly bodyTimeoutMs?: number;
}

export interface HttpResponse {
  readonly status: number;
  /** Lower-case names; a repeated header is joined by `, `. */
  readonly headers: Readonly<Record<string, string>>;
  /** The body as it arrives. Must be read to its end or destroyed, else its connection stays taken. */
  readonly body: AsyncIterable<Uint8Array> & { destroy(): void };
}

/** A body that grew past what the caller allows. */
export class BodyTooLargeError extends Error {
  override readonly name = 'BodyTooLargeError';
}

const CONNECT_TIMEOUT_MS = 10_000;
const HEADERS_TIMEOUT_MS = 15_000;
const BODY_TIMEOUT_MS = 15_000;

export class Http {
  readonly #options: HttpOptions;
  readonly #direct: Dispatcher;
  #proxied: Promise<Dispatcher> | undefined;

  constructor(options: HttpOptions) {
    this.#options = options;
    this.#direct = new Agent(this.#agentOptions());
  }

  /** Resolves with the answer's status and headers; rejects with Node's or undici's own error. */
  async send(wanted: HttpRequest): Promise<HttpResponse> {
    const body = await encodeBody(wanted);
    const dispatcher = await this.#dispatcherFor(wanted.url);
    const stopListening = listenForSent(wanted);
    const answer = await request
      .call(dispatcher, {
        origin: wanted.url.origin,
        path: wanted.url.pathname + wanted.url.search,
        method: wanted.method,
        headers: {
          'user-agent': this.#options.userAgent,
          ...(wanted.json === undefined ? {} : { 'content-type': 'application/json' }),
          ...(wanted.stream && { 'content-length': String(wanted.stream.sizeBytes) }),
          ...wanted.headers,
        },
        body,
        signal: wanted.signal,
        headersTimeout: wanted.headersTimeoutMs ?? HEADERS_TIMEOUT_MS,
        bodyTimeout: wanted.bodyTimeoutMs ?? BODY_TIMEOUT_MS,
      })
      .finally(stopListening);
    // Whoever reads the body gets its error; a body that is given up has nobody to tell.
    answer.body.on('error', () => undefined);
    return { status: answer.statusCode, headers: flatten(answer.headers), body: answer.body };
  }

  /** Closes every connection at once; requests under way are cut. */
  async close(): Promise<void> {
    await Promise.all([this.#direct.destroy(), this.#proxied?.then((agent) => agent.destroy())]);
  }

  #agentOptions(): ConstructorParameters<typeof Agent>[0] {
    return {
      connections: this.#options.connections,
      pipelining: 1,
      connect: { timeout: this.#options.connectTimeoutMs ?? CONNECT_TIMEOUT_MS },
    };
  }

  async #dispatcherFor(url: URL): Promise<Dispatcher> {
    const { httpProxy, httpsProxy } = this.#options.proxies ?? {};
    if ((!httpProxy && !httpsProxy) || isLoopback(url.hostname)) return this.#direct;
    this.#proxied ??= this.#connectProxy();
    return this.#proxied;
  }

  async #connectProxy(): Promise<Dispatcher> {
    const [{ default: EnvHttpProxyAgent }, { default: AnyDispatcher }, { default: connect }] = await Promise.all([
      import('undici/lib/dispatcher/env-http-proxy-agent.js'),
      import('undici/lib/dispatcher/dispatcher.js'),
      import('undici/lib/api/api-connect.js'),
    ]);
    // undici's index does this; its proxy agent opens tunnels by calling the method.
    Object.assign(AnyDispatcher.prototype, { connect });
    // Empty strings, not undefined: the library would look into the process's environment by itself.
    const { httpProxy = '', httpsProxy = '', noProxy = '' } = this.#options.proxies ?? {};
    return new EnvHttpProxyAgent({ ...this.#agentOptions(), httpProxy, httpsProxy, noProxy });
  }
}

/** Channel on which undici tells, of each request in the process, that it is about to be written. */
const SENDING = 'undici:client:sendHeaders';

/** Calls `onSent` when it is time. The result ends the listening. */
function listenForSent({ method, url, onSent }: HttpRequest): () => void {
  if (!onSent) return () => undefined;
  const listener = (message: unknown): void => {
    const { request } = message as DiagnosticsChannel.ClientSendHeadersMessage;
    // A proxy without a tunnel is asked for the whole address.
    if (request.method !== method || !request.path.endsWith(url.pathname + url.search)) return;
    unsubscribe(SENDING, listener);
    setImmediate(onSent);
  };
  subscribe(SENDING, listener);
  return () => unsubscribe(SENDING, listener);
}

/** Reads a body whole, as UTF-8 text. Rejects with BodyTooLargeError above the limit. */
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
  const { default: parts } = await import('undici/lib/web/fetch/formdata.js');
  const data = new parts.FormData();
  for (const file of form.files) data.append(form.field, file.blob, file.name);
  return data;
}

function flatten(headers: Record<string, string | string[] | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : (value ?? '')]),
  );
}
