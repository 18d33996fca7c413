import { setTimeout as sleep } from 'node:timers/promises';
import fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { drain, type Journal } from './exchange.js';
import { isLate, type Faults } from './faults/faults.js';
import { spoil, strike } from './faults/apply-fault.js';
import { closestToReached } from './state/rate-limits.js';
import { Problem } from './http-error.js';
import type { World } from './state/context.js';

/** What both origins share. */
export interface OriginParts {
  readonly world: World;
  readonly journal: Journal;
  readonly faults: Faults;
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
  parts: OriginParts,
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
    openExchange(origin, parts.journal, request, reply);
    // The end of the emulator ends the wait; the connection is gone then.
    if (parts.world.settings.latencyMs > 0) await sleep(parts.world.settings.latencyMs, 0, { signal: parts.closing });
    identify?.(request);
    const fault = parts.faults.take(request.exchange.record.route);
    if (fault && isLate(fault)) request.exchange.lateFault = fault;
    else if (fault) return strike(fault, request, reply, parts.world);
    return undefined;
  });
  app.addHook('onSend', async (request, reply, payload) => {
    setCommonHeaders(request, reply, parts.world);
    const { lateFault } = request.exchange;
    return lateFault ? spoil(lateFault, request, reply, payload, parts) : payload;
  });
  app.setNotFoundHandler(() => {
    throw new Problem(404, 'Unknown route');
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

function openExchange(origin: 'api' | 'files', journal: Journal, request: FastifyRequest, reply: FastifyReply): void {
  request.exchange = journal.open(request, origin);
  journal.active += 1;
  reply.raw.once('close', () => {
    journal.active -= 1;
    if (reply.raw.headersSent) request.exchange.record.status = reply.raw.statusCode;
  });
}

/** Date follows the emulator's clock on both origins; the limits are the API's alone, on every response of its own. */
function setCommonHeaders(request: FastifyRequest, reply: FastifyReply, world: World): void {
  void reply.header('date', new Date(world.now()).toUTCString());
  const limit = closestToReached(request.exchange.windows);
  if (!limit || request.exchange.isForeign) return;
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
export async function problemOf(error: unknown, request: FastifyRequest): Promise<Problem> {
  await drain(request);
  if (error instanceof Problem) return error;
  const { statusCode, message } = error as FastifyError;
  if (statusCode === undefined || statusCode >= 500) return new Problem(500, `The emulator failed: ${message}`);
  return new Problem(statusCode, message, statusCode === 400 ? { details: [{ field: 'body', message }] } : {});
}
