/** Applies a fault: breaks the connection, or replaces or changes the response. */
import { Readable } from 'node:stream';
import { json, text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import { discardBody } from '../exchange.js';
import type { Fault } from './faults.js';
import { HttpError, errorBody } from '../http-error.js';
import type { EmulatorContext } from '../state/context.js';

/** The page that a proxy sends if the service doesn't respond. */
const PROXY_ERROR_PAGE = `<html>
<head><title>502 Bad Gateway</title></head>
<body><center><h1>502 Bad Gateway</h1></center><hr><center>nginx</center></body>
</html>
`;

/** A response body that can still be changed. */
type ResponseBody = string | Buffer | Readable | null | undefined;

/** Applies a fault before the work. It reads an upload and discards it. */
export async function applyEarlyFault(
  fault: Fault,
  reply: FastifyReply,
  context: EmulatorContext,
): Promise<FastifyReply> {
  if (fault.kind === 'reset') return resetConnection(reply);
  await discardBody(reply.request);
  return reply.send(await replaceResponse(fault, reply, context));
}

/** Applies a fault after the work, to the response. */
export async function applyLateFault(
  fault: Fault,
  reply: FastifyReply,
  payload: unknown,
  options: { readonly context: EmulatorContext; readonly closing: AbortSignal },
): Promise<unknown> {
  const body = payload as ResponseBody;
  switch (fault.kind) {
    case 'reset':
    case 'reset-after':
      return resetConnection(reply);
    case 'cut':
      return sendCutBody(fault, reply, body);
    case 'slow':
      return sendSlowBody(fault, reply, body, options.closing);
    case 'empty':
      return withBody(reply, '');
    case 'truncated-json': {
      const complete = await text(toStream(body));
      return withBody(reply, complete.slice(0, Math.ceil(complete.length / 2)));
    }
    case 'wrong-types':
      return withBody(reply, JSON.stringify(swapTypes(await json(toStream(body)))));
    default:
      return withBody(reply, await replaceResponse(fault, reply, options.context));
  }
}

/** Replaces the real response and returns the body. Never resolves for `hang`. */
async function replaceResponse(fault: Fault, reply: FastifyReply, context: EmulatorContext): Promise<string> {
  switch (fault.kind) {
    case 'html':
      reply.request.exchange.isFromProxy = true;
      removeRateLimitHeaders(reply);
      void reply.code(fault.status ?? 502).type('text/html');
      return PROXY_ERROR_PAGE;
    case 'redirect':
      void reply.code(fault.status ?? 302).header('location', fault.location ?? `${context.filesOrigin}/elsewhere`);
      return '';
    case 'status':
      return errorStatusBody(fault, reply);
    default:
      return new Promise<never>(() => undefined);
  }
}

function errorStatusBody(fault: Fault, reply: FastifyReply): string {
  const status = fault.status ?? 500;
  const { retryAfterSeconds } = fault;
  void reply.code(status).type(typeof fault.body === 'string' ? 'text/plain' : 'application/json');
  if (retryAfterSeconds !== undefined) void reply.header('retry-after', retryAfterSeconds);
  if (status === 429) {
    void reply.headers({ 'x-ratelimit-remaining': 0, 'x-ratelimit-reset': retryAfterSeconds ?? 60 });
  }
  if (typeof fault.body === 'string') return fault.body;
  const error = new HttpError(status, 'Injected fault', {
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  });
  return JSON.stringify(fault.body ?? errorBody(error, 'code'));
}

function removeRateLimitHeaders(reply: FastifyReply): void {
  for (const name of Object.keys(reply.getHeaders())) {
    if (name.startsWith('x-ratelimit-')) void reply.removeHeader(name);
  }
}

function withBody(reply: FastifyReply, body: string): string {
  void reply.header('content-length', Buffer.byteLength(body));
  return body;
}

/** Resets the connection instead of closing it, as a crashing server does. Never resolves. */
function resetConnection({ request }: FastifyReply): Promise<never> {
  request.raw.socket.resetAndDestroy();
  return new Promise<never>(() => undefined);
}

/** Announces the full length, sends the first bytes and closes the connection. */
function sendCutBody(fault: Fault, reply: FastifyReply, body: ResponseBody): Readable {
  const length = setContentLength(reply, body);
  let left = fault.bytes ?? Math.floor(length / 2);
  // The bytes must be sent before the connection closes.
  reply.raw.once('finish', () => reply.request.raw.socket.destroySoon());
  return Readable.from(
    (async function* () {
      for await (const chunk of toStream(body) as AsyncIterable<Buffer>) {
        yield chunk.subarray(0, left);
        left -= chunk.length;
        if (left <= 0) return;
      }
    })(),
    { objectMode: false },
  );
}

function sendSlowBody(fault: Fault, reply: FastifyReply, body: ResponseBody, closing: AbortSignal): Readable {
  const length = setContentLength(reply, body);
  const step = Math.max(1, fault.bytes ?? Math.ceil(length / 10));
  return Readable.from(
    (async function* () {
      for await (const chunk of toStream(body) as AsyncIterable<Buffer>) {
        for (let at = 0; at < chunk.length; at += step) {
          await sleep(fault.everyMs ?? 50, 0, { signal: closing });
          yield chunk.subarray(at, at + step);
        }
      }
    })(),
    { objectMode: false },
  );
}

function setContentLength(reply: FastifyReply, body: ResponseBody): number {
  if (body instanceof Readable) return Number(reply.getHeader('content-length') ?? 0);
  const length = Buffer.byteLength(body ?? '');
  void reply.header('content-length', length);
  return length;
}

function toStream(body: ResponseBody): Readable {
  return body instanceof Readable ? body : Readable.from([Buffer.from(body ?? '')]);
}

/** Changes the type of every value but null, because the contract allows null in many places. */
function swapTypes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(swapTypes);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, swapTypes(field)]));
  }
  if (typeof value === 'string') return value.length;
  return value === null ? null : JSON.stringify(value);
}
