import type { FastifyRequest } from 'fastify';
import type { ApiKey } from './api-keys.js';
import type { Fault } from './faults/faults.js';
import type { RateLimit } from './state/rate-limits.js';

/** What a test can ask of a request that arrived. Holds the key and signed query strings: never print it. */
export interface RecordedRequest {
  readonly method: string;
  /** With the query, as it came. */
  readonly path: string;
  /** `POST /deploy`, `GET /deployments/{id}`, `GET files/media`; null where nothing is there. */
  readonly route: string | null;
  readonly origin: 'api' | 'files';
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The same number for all requests of one connection of one origin. */
  readonly connection: number;
  /** Epoch milliseconds on the emulator's clock. */
  readonly at: number;
  /** Status answered; null while unanswered, and for good where the connection broke before an answer. */
  readonly status: number | null;
  /** Bytes of the request's body that were read. */
  readonly bodyBytes: number;
  /** The parsed JSON body; undefined for other bodies and none. */
  readonly body: unknown;
}

/** One request on its way through the emulator. */
export interface Exchange {
  readonly record: { -readonly [Field in keyof RecordedRequest]: RecordedRequest[Field] };
  /** The limits that this request counts against. */
  readonly limits: RateLimit[];
  key?: ApiKey;
  isBodyCounted?: boolean;
  /** Strikes when the answer is there. */
  lateFault?: Fault;
  /** The answer is not the service's own: a proxy sent it, which knows no rate limits. */
  isFromProxy?: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    exchange: Exchange;
  }
  interface FastifyContextConfig {
    /** Template and method, as faults and recorded requests name it. */
    routeName?: string;
  }
}

/** Enough for every test; an emulator that runs for days must not grow without end. */
const MAX_RECORDED_REQUESTS = 20_000;

/** All requests so far, and how many are being answered right now. */
export class RequestLog {
  readonly requests: RecordedRequest[] = [];
  activeCount = 0;
  private readonly connections = new WeakMap<object, number>();
  private connectionCount = 0;

  constructor(private readonly now: () => number) {}

  /** Opens the exchange of a request; it closes with the response. */
  open(request: FastifyRequest, origin: 'api' | 'files'): Exchange {
    const record: Exchange['record'] = {
      method: request.method,
      path: request.originalUrl,
      route: request.routeOptions.config.routeName ?? null,
      origin,
      headers: request.headers,
      connection: this.connectionOf(request.raw.socket),
      at: this.now(),
      status: null,
      bodyBytes: 0,
      body: undefined,
    };
    this.requests.push(record);
    if (this.requests.length > MAX_RECORDED_REQUESTS) this.requests.shift();
    return { record, limits: [] };
  }

  private connectionOf(socket: object): number {
    const known = this.connections.get(socket);
    if (known !== undefined) return known;
    this.connectionCount += 1;
    this.connections.set(socket, this.connectionCount);
    return this.connectionCount;
  }
}

/** Counts the body's bytes as they come by, whoever reads them; call it just before the reading begins. */
export function countBodyBytes({ raw, exchange }: FastifyRequest): void {
  if (exchange.isBodyCounted) return;
  exchange.isBodyCounted = true;
  raw.on('data', (chunk: Buffer) => (exchange.record.bodyBytes += chunk.length));
}

/** Reads the rest of a request's body and throws it away, so that an early answer does not break the upload. */
export async function discardBody(request: FastifyRequest): Promise<void> {
  const { raw } = request;
  if (raw.readableEnded || raw.destroyed) return;
  await new Promise<void>((resolve) => {
    countBodyBytes(request);
    raw
      .once('end', resolve)
      .once('close', resolve)
      .once('error', () => resolve());
    raw.resume();
  });
}
