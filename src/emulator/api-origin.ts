import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requireRole, findApiKey } from './api-keys.js';
import { createOrigin, toHttpError, type OriginOptions } from './origin.js';
import { badRequest, HttpError, errorBody, tooManyRequests, type StatusField } from './http-error.js';
import type { RouteResponse, Route } from './routes/define-route.js';
import { ROUTES } from './routes/all-routes.js';
import type { EmulatorState } from './state/emulator-state.js';

/** Where the API begins on its origin; the version is part of every base URL (contract). */
export const BASE_PATH = '/api/v1';

/** JSON bodies are small; 20 pages of a push fit easily. */
const MAX_JSON_BODY_BYTES = 16 * 1024 * 1024;

/** The API's origin: every route of the contract behind keys, roles and limits. */
export async function createApiOrigin(state: EmulatorState, parts: OriginOptions): Promise<FastifyInstance> {
  const app = createOrigin('api', parts, (request) => identifyKey(request, state));
  // Strangers learn nothing, not even which routes there are.
  app.addHook('onRequest', (request, _reply, done) => {
    requireRole(request.exchange.key, 'viewer');
    countRequest(request, state);
    done();
  });
  await app.register(multipart);
  parseJsonBodies(app);
  app.setErrorHandler(async (error, request, reply) => {
    const problem = await toHttpError(error, request);
    const route = ROUTES.find(({ name }) => name === request.exchange.record.route);
    return sendError(reply, problem, route?.statusField ?? 'code');
  });
  for (const route of ROUTES) addRoute(app, route, state);
  return app;
}

function identifyKey(request: FastifyRequest, state: EmulatorState): void {
  const { exchange } = request;
  const key = findApiKey(request.headers.authorization, state.keys);
  if (key) exchange.key = key;
  exchange.limits.push(key ? state.limits.requestsOfKey(key.value) : state.limits.createRequestLimit());
}

/** Every request of a valid key counts, whatever comes of it. */
function countRequest(request: FastifyRequest, state: EmulatorState): void {
  const window = state.limits.requestsOfKey(request.exchange.key?.value ?? '');
  if (!window.take()) throw tooManyRequests('Too many requests for this key.', window.status().resetSeconds);
}

/** An absent body is not the same as a broken one: it reaches the route as undefined. */
function parseJsonBodies(app: FastifyInstance): void {
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: MAX_JSON_BODY_BYTES },
    (request: FastifyRequest, bytes: Buffer, done) => {
      const { record } = request.exchange;
      record.bodyBytes = bytes.length;
      try {
        record.body = bytes.length === 0 ? undefined : JSON.parse(bytes.toString('utf8'));
      } catch {
        done(badRequest([{ field: 'body', message: 'Not valid JSON' }]));
        return;
      }
      done(null, record.body);
    },
  );
}

function addRoute(app: FastifyInstance, route: Route, state: EmulatorState): void {
  app.route({
    method: route.method,
    url: BASE_PATH + route.path.replace(/\{path\}$/, '*').replace(/\{(\w+)\}/g, ':$1'),
    config: { routeName: route.name },
    // Before the body is read: who may not do this need not send it.
    onRequest: (request, _reply, done) => {
      requireRole(request.exchange.key, route.role);
      if (state.missingFeatures.has(route.name)) throw new HttpError(403, 'The plan does not include this feature');
      done();
    },
    handler: async (request, reply) => sendResponse(reply, await handleRequest(route, request, state)),
  });
}

async function handleRequest(route: Route, request: FastifyRequest, state: EmulatorState): Promise<RouteResponse> {
  if (request.isMultipart() && !route.acceptsMultipart) throw new HttpError(415, 'This endpoint takes JSON');
  const params = request.params as Record<string, string>;
  return route.handle({
    query: request.query,
    body: request.isMultipart() ? undefined : (request.body ?? undefined),
    state,
    key: requireRole(request.exchange.key, route.role),
    request,
    param: (name) => params[name] ?? params['*'] ?? '',
    addLimits: (...windows) => void request.exchange.limits.push(...windows),
  });
}

function sendResponse(reply: FastifyReply, answer: RouteResponse): FastifyReply {
  if (answer.retryAfterSeconds !== undefined) void reply.header('retry-after', answer.retryAfterSeconds);
  return reply.code(answer.status ?? 200).send(answer.body);
}

function sendError(reply: FastifyReply, problem: HttpError, dialect: StatusField): FastifyReply {
  return sendResponse(reply, {
    status: problem.status,
    body: errorBody(problem, dialect),
    ...(problem.extra.retryAfterSeconds !== undefined && { retryAfterSeconds: problem.extra.retryAfterSeconds }),
  });
}
