/**
 * Sends requests without a proxy, with Node's own client. With undici, the first request would leave 20 ms later, and the
 * process would end 40 ms later, because its parser is WebAssembly. Timeouts have undici's codes, as with a proxy.
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
  /** Is called when the request has left, for work that fits into the time until the response. */
  readonly onSent?: () => void;
  /** Milliseconds from the end of the request until the headers of the response. */
  readonly headersTimeoutMs: number;
  /** Milliseconds between two chunks of the response's body. */
  readonly bodyTimeoutMs: number;
}

/** Servers often close idle connections after 5 s. A request must not meet a connection that closes. */
const MAX_IDLE_MS = 4_000;

export type DirectClient = ReturnType<typeof openDirectClient>;

export function openDirectClient({ connections: maxSockets, connectTimeoutMs }: DirectClientOptions) {
  /** Their names are protocols. */
  const agents = new Map<string, Agent>();
  return {
    send: async (request: EncodedRequest): Promise<HttpResponse> => {
      const { method, url, headers, signal } = request;
      const client = await (url.protocol === 'https:' ? import('node:https') : import('node:http'));
      const agent = agents.get(url.protocol) ?? new client.Agent({ keepAlive: true, maxSockets, timeout: MAX_IDLE_MS });
      agents.set(url.protocol, agent);
      return receive(client.request(url, { method, headers, signal, agent }), request, connectTimeoutMs);
    },
    /** Closes every connection at once and aborts requests in flight. */
    close: (): void => {
      for (const agent of agents.values()) agent.destroy();
    },
  };
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
function receive(outgoing: ClientRequest, request: EncodedRequest, connectTimeoutMs: number): Promise<HttpResponse> {
  const { body, onSent, headersTimeoutMs, bodyTimeoutMs } = request;
  const onProgress = limitTime(outgoing, connectTimeoutMs, headersTimeoutMs);
  const response = new Promise<HttpResponse>((resolve, reject) => {
    outgoing.on('error', reject);
    outgoing.once('response', (incoming) => {
      // The reader of a body gets its error. An abandoned body has no reader, and its error must not end the process.
      incoming.on('error', () => undefined);
      resolve({
        status: incoming.statusCode ?? 0,
        headers: flattenHeaders(incoming.headers),
        body: { [Symbol.asyncIterator]: () => readChunks(incoming, bodyTimeoutMs), destroy: () => incoming.destroy() },
      });
    });
  });
  if (onSent) outgoing.once('finish', onSent);
  if (typeof body === 'object') {
    const sent = Readable.from(
      watch(body, onProgress, (error) => outgoing.destroy(error)),
      { objectMode: false },
    );
    // The request has the same error.
    pipeline(sent, outgoing).catch(() => undefined);
  } else {
    outgoing.end(body);
  }
  return response;
}

/** Ends the request if it takes too long to connect or to get a response. Call the result when a part of it is sent. */
function limitTime(outgoing: ClientRequest, connectTimeoutMs: number, headersTimeoutMs: number): () => void {
  let timer: NodeJS.Timeout | undefined;
  // A response may come before the whole request is sent.
  let isOver = false;
  const limit = (code: HttpTimeoutError['code'], ms: number): void => {
    clearTimeout(timer);
    if (!isOver) timer = setTimeout(() => outgoing.destroy(new HttpTimeoutError(code, ms)), ms);
  };
  const awaitHeaders = (): void => limit('UND_ERR_HEADERS_TIMEOUT', headersTimeoutMs);
  const end = (): void => {
    isOver = true;
    clearTimeout(timer);
  };
  // A request waits for a free connection without a limit.
  outgoing.once('socket', (socket) => {
    if (!socket.connecting) {
      awaitHeaders();
      return;
    }
    limit('UND_ERR_CONNECT_TIMEOUT', connectTimeoutMs);
    socket.once('encrypted' in socket ? 'secureConnect' : 'connect', awaitHeaders);
  });
  outgoing.once('finish', awaitHeaders).once('response', end).once('close', end);
  return awaitHeaders;
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
