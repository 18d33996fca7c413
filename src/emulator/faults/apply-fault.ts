import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { discardBody } from '../exchange.js';
import type { Fault } from './faults.js';
import { HttpError, errorBody } from '../http-error.js';
import type { EmulatorContext } from '../state/context.js';

/** A proxy's page for a service that does not answer. */
const PROXY_ERROR_PAGE = `<html>
<head><title>502 Bad Gateway</title></head>
<body><center><h1>502 Bad Gateway</h1></center><hr><center>nginx</center></body>
</html>
`;

/** What an answer is made of while it can still be changed. */
type ResponseBody = string | Buffer | Readable | null | undefined;

/** Strikes before the work: the upload is read, nothing is done with it. */
export async function applyEarlyFault(
  fault: Fault,
  request: FastifyRequest,
  reply: FastifyReply,
  world: EmulatorContext,
): Promise<FastifyReply> {
  if (fault.kind === 'reset') return resetConnection(request);
  await discardBody(request);
  return reply.send(await replaceResponse(fault, request, reply, world));
}

/** Strikes after the work, at the answer. */
export async function applyLateFault(
  fault: Fault,
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  parts: { readonly context: EmulatorContext; readonly closing: AbortSignal },
): Promise<unknown> {
  const whole = payload as ResponseBody;
  switch (fault.kind) {
    case 'reset':
    case 'reset-after':
      return resetConnection(request);
    case 'cut':
      return sendCutBody(fault, request, reply, whole);
    case 'slow':
      return sendSlowBody(fault, reply, whole, parts.closing);
    case 'empty':
      return withBody(reply, '');
    case 'truncated-json': {
      const text = await readText(whole);
      return withBody(reply, text.slice(0, Math.ceil(text.length / 2)));
    }
    case 'wrong-types':
      return withBody(reply, JSON.stringify(swapTypes(JSON.parse(await readText(whole)))));
    default:
      return withBody(reply, await replaceResponse(fault, request, reply, parts.context));
  }
}

/** The answers that faults give instead of the real one. */
async function replaceResponse(
  fault: Fault,
  request: FastifyRequest,
  reply: FastifyReply,
  world: EmulatorContext,
): Promise<string> {
  switch (fault.kind) {
    case 'html':
      request.exchange.isFromProxy = true;
      removeRateLimitHeaders(reply);
      void reply.code(fault.status ?? 502).type('text/html');
      return PROXY_ERROR_PAGE;
    case 'redirect':
      void reply.code(fault.status ?? 302).header('location', fault.location ?? `${world.filesOrigin}/elsewhere`);
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
  const problem = new HttpError(status, 'A fault that was asked for', {
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  });
  return JSON.stringify(fault.body ?? errorBody(problem, 'code'));
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

/** Resets rather than closes, as a crashing server does. Nothing goes on after it. */
function resetConnection(request: FastifyRequest): Promise<never> {
  request.raw.socket.resetAndDestroy();
  return new Promise<never>(() => undefined);
}

/** Announces the full length, sends the first bytes and breaks the connection. */
function sendCutBody(fault: Fault, request: FastifyRequest, reply: FastifyReply, whole: ResponseBody): Readable {
  const length = setContentLength(reply, whole);
  let left = fault.bytes ?? Math.floor(length / 2);
  // The bytes have to leave before the connection goes.
  reply.raw.once('finish', () => request.raw.socket.destroySoon());
  return Readable.from(
    (async function* () {
      for await (const piece of toStream(whole) as AsyncIterable<Buffer>) {
        yield piece.subarray(0, left);
        left -= piece.length;
        if (left <= 0) return;
      }
    })(),
    { objectMode: false },
  );
}

function sendSlowBody(fault: Fault, reply: FastifyReply, whole: ResponseBody, closing: AbortSignal): Readable {
  const length = setContentLength(reply, whole);
  const step = Math.max(1, fault.bytes ?? Math.ceil(length / 10));
  return Readable.from(
    (async function* () {
      for await (const piece of toStream(whole) as AsyncIterable<Buffer>) {
        for (let at = 0; at < piece.length; at += step) {
          await sleep(fault.everyMs ?? 50, 0, { signal: closing });
          yield piece.subarray(at, at + step);
        }
      }
    })(),
    { objectMode: false },
  );
}

function setContentLength(reply: FastifyReply, whole: ResponseBody): number {
  if (whole instanceof Readable) return Number(reply.getHeader('content-length') ?? 0);
  const length = Buffer.byteLength(whole ?? '');
  void reply.header('content-length', length);
  return length;
}

function toStream(whole: ResponseBody): Readable {
  return whole instanceof Readable ? whole : Readable.from([Buffer.from(whole ?? '')]);
}

async function readText(whole: ResponseBody): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of toStream(whole)) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString();
}

/** Every leaf keeps its place and loses its type; null stays, since the contract allows it in many places. */
function swapTypes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(swapTypes);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, swapTypes(inner)]));
  }
  if (typeof value === 'string') return value.length;
  return value === null ? null : JSON.stringify(value);
}
