/** Creates an HTTP server that records requests, delays responses and applies faults. */
import { setTimeout as sleep } from 'node:timers/promises';
import fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { discardBody, type RequestLog } from './exchange.js';
import { isLateFault, type FaultQueue } from './faults/faults.js';
import { applyLateFault, applyEarlyFault } from './faults/apply-fault.js';
import { findTightestLimit } from './state/rate-limits.js';
import { HttpError } from './http-error.js';
import type { EmulatorContext } from './state/context.js';

/** The parts that both origins share. */
export interface OriginOptions {
  readonly context: EmulatorContext;
  readonly requestLog: RequestLog;
  readonly faults: FaultQueue;
  /** Aborts when the emulator closes, which ends every wait. */
  readonly closing: AbortSignal;
}

/** The longest path parameter. Page paths can be long. */
const MAX_PARAMETER_LENGTH = 2000;

/**
 * Creates an origin without routes.
 * @param identify runs after recording and before faults: it finds the key and the limits of the request
 */
export function createOrigin(
  origin: 'api' | 'files',
  options: OriginOptions,
  identify?: (request: FastifyRequest) => void,
): FastifyInstance {
  const { context, requestLog, faults, closing } = options;
  const app = fastify({
    logger: false,
    exposeHeadRoutes: false,
    forceCloseConnections: true,
    // Fastify responds to a broken %-escape without running hooks. Another path lets the hooks record it.
    rewriteUrl: ({ url = '/' }) => (isDecodable(url) ? url : '/undecodable'),
    routerOptions: { maxParamLength: MAX_PARAMETER_LENGTH },
  });
  app.decorateRequest('exchange');
  app.addHook('onRequest', async (request, reply) => {
    request.exchange = requestLog.open(origin, request, reply);
    // Closing the emulator ends the wait and the connection.
    if (context.settings.latencyMs > 0) await sleep(context.settings.latencyMs, 0, { signal: closing });
    identify?.(request);
    const fault = faults.take(request.exchange.record.route);
    if (fault && isLateFault(fault)) request.exchange.lateFault = fault;
    else if (fault) return applyEarlyFault(fault, reply, context);
    return undefined;
  });
  app.addHook('onSend', async (request, reply, payload) => {
    setCommonHeaders(request, reply, context);
    const { lateFault } = request.exchange;
    return lateFault ? applyLateFault(lateFault, reply, payload, options) : payload;
  });
  app.setNotFoundHandler(() => {
    throw new HttpError(404, 'Unknown route');
  });
  return app;
}

/** Whether every %-escape of a URL, or of a part of it, is valid. */
export function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url);
    return true;
  } catch {
    return false;
  }
}

/** Sets the date of the emulator's clock, and the rate limits unless the response comes from a proxy. */
function setCommonHeaders(request: FastifyRequest, reply: FastifyReply, context: EmulatorContext): void {
  void reply.header('date', new Date(context.now()).toUTCString());
  const limit = findTightestLimit(request.exchange.limits);
  if (!limit || request.exchange.isFromProxy) return;
  void reply.headers({
    'x-ratelimit-limit': limit.limit,
    'x-ratelimit-remaining': limit.remaining,
    'x-ratelimit-reset':
      context.settings.rateLimitResetAs === 'unix'
        ? Math.ceil(context.now() / 1000) + limit.resetSeconds
        : limit.resetSeconds,
    ...reply.getHeaders(),
  });
}

/** Converts a thrown value to the error response that it causes. Reads the rest of the request body first. */
export async function toHttpError(error: unknown, request: FastifyRequest): Promise<HttpError> {
  await discardBody(request);
  if (error instanceof HttpError) return error;
  const { statusCode, message } = error as FastifyError;
  if (statusCode === undefined || statusCode >= 500) return new HttpError(500, `The emulator failed: ${message}`);
  return new HttpError(statusCode, message, statusCode === 400 ? { details: [{ field: 'body', message }] } : {});
}
