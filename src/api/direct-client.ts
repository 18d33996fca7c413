/**
 * Sends requests without a proxy, with Node's own client. undici would take 40 ms more until the first request, and 40 ms
 * more when the process ends, because its parser is WebAssembly. Errors have undici's codes, which proxied requests have.
 */
import type { Agent, ClientRequest, IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { flattenHeaders, type HttpResponse } from './http-response.js';

export interface DirectClientOptions {
  /** Maximum number of concurrent connections to one origin. */
  readonly connections: number;
  readonly connectTimeoutMs: number;
}

export interface EncodedRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  /** A stream has its length in the headers. */
  readonly body?: string | AsyncIterable<Uint8Array>;
  readonly signal?: AbortSignal;
  readonly headersTimeoutMs: number;
  readonly bodyTimeoutMs: number;
}

/** Servers often close idle connections after 5 s. A request must not meet a connection that closes. */
const MAX_IDLE_MS = 4_000;

type Protocol = typeof import('node:http') | typeof import('node:https');

export class DirectClient {
  readonly #options: DirectClientOptions;
  readonly #agents = new Map<Protocol, Agent>();

  constructor(options: DirectClientOptions) {
    this.#options = options;
  }

  async send(request: EncodedRequest): Promise<HttpResponse> {
    const protocol = await (request.url.protocol === 'https:' ? import('node:https') : import('node:http'));
    const { method, url, headers, signal } = request;
    const outgoing = protocol.request(url, { method, headers, signal, agent: this.#agentOf(protocol) });
    return receive(outgoing, request, this.#options.connectTimeoutMs);
  }

  /** Closes every connection at once and aborts requests in flight. */
  close(): void {
    for (const agent of this.#agents.values()) agent.destroy();
  }

  #agentOf(protocol: Protocol): Agent {
    const { connections: maxSockets } = this.#options;
    const agent =
      this.#agents.get(protocol) ?? new protocol.Agent({ keepAlive: true, maxSockets, timeout: MAX_IDLE_MS });
    this.#agents.set(protocol, agent);
    return agent;
  }
}

class HttpTimeoutError extends Error {
  override readonly name = 'HttpTimeoutError';
  constructor(
    readonly code: 'UND_ERR_CONNECT_TIMEOUT' | 'UND_ERR_HEADERS_TIMEOUT' | 'UND_ERR_BODY_TIMEOUT',
    ms: number,
  ) {
    super(`nothing happened within ${ms} ms`);
  }
}

/** Sends the body and resolves when the headers of the response arrive. */
function receive(
  outgoing: ClientRequest,
  { body, headersTimeoutMs, bodyTimeoutMs }: EncodedRequest,
  connectTimeoutMs: number,
): Promise<HttpResponse> {
  return new Promise((resolve, reject) => {
    let timer: NodeJS.Timeout | undefined;
    const limit = (code: HttpTimeoutError['code'], ms: number): void => {
      clearTimeout(timer);
      timer = setTimeout(() => outgoing.destroy(new HttpTimeoutError(code, ms)), ms);
    };
    const awaitHeaders = (): void => limit('UND_ERR_HEADERS_TIMEOUT', headersTimeoutMs);
    outgoing.once('socket', (socket) => {
      if (!socket.connecting) return awaitHeaders();
      limit('UND_ERR_CONNECT_TIMEOUT', connectTimeoutMs);
      socket.once('encrypted' in socket ? 'secureConnect' : 'connect', awaitHeaders);
    });
    outgoing.once('response', (incoming) => {
      clearTimeout(timer);
      // A response that comes before the body was sent must not start the timer again.
      outgoing.off('finish', awaitHeaders);
      // The reader of a body gets its error. An abandoned body has no reader, and its error must not end the process.
      incoming.on('error', () => undefined);
      resolve({
        status: incoming.statusCode ?? 0,
        headers: flattenHeaders(incoming.headers),
        body: { [Symbol.asyncIterator]: () => readChunks(incoming, bodyTimeoutMs), destroy: () => incoming.destroy() },
      });
    });
    outgoing.on('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    outgoing.once('finish', awaitHeaders);
    if (typeof body === 'object') {
      const sent = Readable.from(
        watch(body, awaitHeaders, (error) => outgoing.destroy(error)),
        { objectMode: false },
      );
      // The request has the same error.
      pipeline(sent, outgoing).catch(() => undefined);
    } else {
      outgoing.end(body);
    }
  });
}

/** Calls back for each chunk that is sent, and before it fails: the pipeline would end the request as reset. */
async function* watch(
  body: AsyncIterable<Uint8Array>,
  onChunk: () => void,
  onError: (error: Error) => void,
): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of body) {
      onChunk();
      yield chunk;
    }
  } catch (error) {
    onError(error as Error);
    throw error;
  }
}

/** Fails if the next chunk takes longer than the timeout. The time that the reader takes doesn't count. */
async function* readChunks(incoming: IncomingMessage, timeoutMs: number): AsyncGenerator<Uint8Array, void, undefined> {
  const chunks = incoming[Symbol.asyncIterator]() as AsyncIterator<Uint8Array, void>;
  const late = (): void => void incoming.destroy(new HttpTimeoutError('UND_ERR_BODY_TIMEOUT', timeoutMs));
  let isRead = false;
  try {
    while (!isRead) {
      const timer = setTimeout(late, timeoutMs);
      const next = await chunks.next().finally(() => clearTimeout(timer));
      isRead = next.done === true;
      if (!next.done) yield next.value;
    }
  } finally {
    // A connection whose response is read to its end serves the next request.
    if (!isRead) incoming.destroy();
  }
}
