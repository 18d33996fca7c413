/** Records the requests that arrive and tracks each one until its response is complete. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiKey } from './api-keys.js';
import type { Fault } from './faults/faults.js';
import type { RateLimit } from './state/rate-limits.js';

/** A request as tests read it. It contains the key and signed query strings, so it must never be printed. */
export interface RecordedRequest {
  readonly method: string;
  /** The path with its query, as sent. */
  readonly path: string;
  /** `POST /deploy`, `GET /deployments/{id}`, `GET files/media`; null if no route matches. */
  readonly route: string | null;
  readonly origin: 'api' | 'files';
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** All requests of one connection have the same number. */
  readonly connection: number;
  /** Epoch milliseconds on the emulator's clock. */
  readonly at: number;
  /** The response status; null until the response is complete, and forever if the connection breaks first. */
  readonly status: number | null;
  /** How many bytes of the request body the emulator has read. */
  readonly bodyBytes: number;
  /** The parsed JSON body; undefined for other bodies and without a body. */
  readonly body: unknown;
}

/** A request and what the emulator knows about it until the response is complete. */
interface Exchange {
  readonly record: { -readonly [Field in keyof RecordedRequest]: RecordedRequest[Field] };
  /** The limits that the request counts against. */
  readonly limits: RateLimit[];
  key?: ApiKey;
  isBodyCounted?: boolean;
  /** The fault that changes the response after the work. */
  lateFault?: Fault;
  /** True if a simulated proxy sends the response. A proxy sends no rate-limit headers. */
  isFromProxy?: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    exchange: Exchange;
  }
  interface FastifyContextConfig {
    /** The method and path template that faults and recorded requests use. */
    routeName?: string;
  }
}

/** This is enough for every test and bounds the memory of an emulator that runs for days. */
const MAX_RECORDED_REQUESTS = 20_000;

/** The latest requests, and the number of requests without a complete response. */
export class RequestLog {
  readonly requests: RecordedRequest[] = [];
  activeCount = 0;
  private readonly connections = new WeakMap<object, number>();
  private connectionCount = 0;

  constructor(private readonly now: () => number) {}

  /** Records a request and returns its exchange. Completes the record when the connection of the response closes. */
  open(origin: RecordedRequest['origin'], request: FastifyRequest, { raw }: FastifyReply): Exchange {
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
    this.activeCount += 1;
    raw.once('close', () => {
      this.activeCount -= 1;
      if (raw.headersSent) record.status = raw.statusCode;
    });
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

/** Counts the bytes of the request body while another reader consumes it. Call it just before reading starts. */
export function countBodyBytes({ raw, exchange }: FastifyRequest): void {
  if (exchange.isBodyCounted) return;
  exchange.isBodyCounted = true;
  raw.on('data', (chunk: Buffer) => (exchange.record.bodyBytes += chunk.length));
}

/** Reads and discards the rest of the request body, because an early response would break the upload. */
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
