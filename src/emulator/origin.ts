import { setTimeout as sleep } from 'node:timers/promises';
import fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { discardBody, type RequestLog } from './exchange.js';
import { isLateFault, type FaultQueue } from './faults/faults.js';
import { applyLateFault, applyEarlyFault } from './faults/apply-fault.js';
import { findTightestLimit } from './state/rate-limits.js';
import { HttpError } from './http-error.js';
import type { EmulatorContext } from './state/context.js';

/** What both origins share. */
export interface OriginOptions {
  readonly context: EmulatorContext;
  readonly requestLog: RequestLog;
  readonly faults: FaultQueue;
  /** Aborts when the emulator closes: ends every wait. */
  readonly closing: AbortSignal;
}

/** Longest answerable path parameter; page paths can be long. */
const MAX_PARAMETER_LENGTH = 2000;

/**
 * An HTTP server that records, waits, and lets faults strike; what it answers is the caller's.
 * @param identify runs between recording and faults: who asks, and what that counts against
 */
export function createOrigin(
  origin: 'api' | 'files',
  parts: OriginOptions,
  identify?: (request: FastifyRequest) => void,
): FastifyInstance {
  const app = fastify({
    logger: false,
    exposeHeadRoutes: false,
    forceCloseConnections: true,
    // A broken %-escape would be answered past all hooks; as any other unknown path it is recorded and refused.
    rewriteUrl: ({ url = '/' }) => (isDecodable(url) ? url : '/undecodable'),
    routerOptions: { maxParamLength: MAX_PARAMETER_LENGTH },
  });
  app.decorateRequest('exchange');
  app.addHook('onRequest', async (request, reply) => {
    openExchange(origin, parts.requestLog, request, reply);
    // The end of the emulator ends the wait; the connection is gone then.
    if (parts.context.settings.latencyMs > 0)
      await sleep(parts.context.settings.latencyMs, 0, { signal: parts.closing });
    identify?.(request);
    const fault = parts.faults.take(request.exchange.record.route);
    if (fault && isLateFault(fault)) request.exchange.lateFault = fault;
    else if (fault) return applyEarlyFault(fault, request, reply, parts.context);
    return undefined;
  });
  app.addHook('onSend', async (request, reply, payload) => {
    setCommonHeaders(request, reply, parts.context);
    const { lateFault } = request.exchange;
    return lateFault ? applyLateFault(lateFault, request, reply, payload, parts) : payload;
  });
  app.setNotFoundHandler(() => {
    throw new HttpError(404, 'Unknown route');
  });
  return app;
}

/** Whether every %-escape of an address, or of a part of it, is one. */
export function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url);
    return true;
  } catch {
    return false;
  }
}

function openExchange(
  origin: 'api' | 'files',
  journal: RequestLog,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  request.exchange = journal.open(request, origin);
  journal.activeCount += 1;
  reply.raw.once('close', () => {
    journal.activeCount -= 1;
    if (reply.raw.headersSent) request.exchange.record.status = reply.raw.statusCode;
  });
}

/** Date follows the emulator's clock on both origins; the limits are the API's alone, on every response of its own. */
function setCommonHeaders(request: FastifyRequest, reply: FastifyReply, world: EmulatorContext): void {
  void reply.header('date', new Date(world.now()).toUTCString());
  const limit = findTightestLimit(request.exchange.limits);
  if (!limit || request.exchange.isFromProxy) return;
  void reply.headers({
    'x-ratelimit-limit': limit.limit,
    'x-ratelimit-remaining': limit.remaining,
    'x-ratelimit-reset':
      world.settings.rateLimitResetAs === 'unix'
        ? Math.ceil(world.now() / 1000) + limit.resetSeconds
        : limit.resetSeconds,
    ...reply.getHeaders(),
  });
}

/** Anything thrown, as the error answer it stands for. The rest of an upload is read first. */
export async function toHttpError(error: unknown, request: FastifyRequest): Promise<HttpError> {
  await discardBody(request);
  if (error instanceof HttpError) return error;
  const { statusCode, message } = error as FastifyError;
  if (statusCode === undefined || statusCode >= 500) return new HttpError(500, `The emulator failed: ${message}`);
  return new HttpError(statusCode, message, statusCode === 400 ? { details: [{ field: 'body', message }] } : {});
}
