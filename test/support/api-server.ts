/** Serves the fake APIs of both platforms on loopback and records every request. */
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ApiRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  /** Holds the parsed JSON, or undefined without a JSON body. */
  readonly body: unknown;
  /** Holds the unparsed body. */
  readonly bytes: Buffer;
}

export interface FakeResponse {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  readonly bytes?: Uint8Array;
}

/** Stands for a response that never comes. */
export const NEVER = 0;
/** Stands for a connection that breaks instead of a response. */
export const RESET = -1;

export interface ApiServer {
  readonly origin: string;
  /** Lists every request in the order of arrival. */
  readonly requests: readonly ApiRequest[];
  close(): Promise<void>;
}

/** Runs before every response. It decides when the request is carried out, and what the client receives. */
export type Gate = (request: ApiRequest, carryOut: () => FakeResponse) => FakeResponse | Promise<FakeResponse>;

export async function startApiServer(
  answer: (request: ApiRequest) => FakeResponse | Promise<FakeResponse>,
): Promise<ApiServer> {
  const requests: ApiRequest[] = [];
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const url = new URL(incoming.url ?? '/', 'http://loopback');
      const bytes = Buffer.concat(chunks);
      const isJson = bytes.length > 0 && /json/.test(incoming.headers['content-type'] ?? '');
      const request: ApiRequest = {
        method: incoming.method ?? '',
        path: url.pathname,
        query: url.searchParams,
        headers: incoming.headers,
        body: isJson ? JSON.parse(bytes.toString('utf8')) : undefined,
        bytes,
      };
      requests.push(request);
      const respond = ({ status, headers, json, bytes: sent }: FakeResponse): void => {
        if (status === NEVER) return;
        if (status === RESET) {
          incoming.socket.resetAndDestroy();
          return;
        }
        outgoing.writeHead(status, { 'content-type': 'application/json', ...headers });
        outgoing.end(sent ?? (json === undefined ? '' : JSON.stringify(json)));
      };
      const response = answer(request);
      if (response instanceof Promise) void response.then(respond);
      else respond(response);
    });
  });
  // On a busy machine, a request could meet a connection that the server closes because it was idle for seconds.
  server.keepAliveTimeout = 0;
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { origin, requests, close: () => closed(server) };
}

/** Returns the items of the page that a query asks for. */
export function pageOf<T>(items: readonly T[], query: URLSearchParams, usualSize: number): T[] {
  const size = Math.min(Number(query.get('per_page') ?? usualSize), 100);
  const start = (Number(query.get('page') ?? 1) - 1) * size;
  return items.slice(start, start + size);
}

function closed(server: Server): Promise<void> {
  return new Promise((done) => {
    server.close(() => done());
    server.closeAllConnections();
  });
}
