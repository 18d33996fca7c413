/** Serves the API: runs every route of the contract behind keys, roles and rate limits. */
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requireRole, findApiKey, type ApiKey } from './api-keys.js';
import { createOrigin, toHttpError, type OriginOptions } from './origin.js';
import { badRequest, HttpError, errorBody, tooManyRequests, type StatusField } from './http-error.js';
import type { RouteResponse, Route } from './routes/define-route.js';
import { ROUTES } from './routes/all-routes.js';
import type { EmulatorState } from './state/emulator-state.js';

/** The path of the API on its origin. Every base URL contains the version (contract). */
export const BASE_PATH = '/api/v1';

/** The largest JSON body is a push of 20 pages, which fits easily. */
const MAX_JSON_BODY_BYTES = 16 * 1024 * 1024;

export async function createApiOrigin(state: EmulatorState, options: OriginOptions): Promise<FastifyInstance> {
  const app = createOrigin('api', options, (request) => identifyKey(request, state));
  app.addHook('onRequest', (request, _reply, done) => {
    // A request without a valid key learns nothing, not even which routes exist.
    if (checksRoleFirst(state)) requireRole(request.exchange.key, 'viewer');
    countRequest(request, state);
    state.carryOutMerges();
    done();
  });
  await app.register(multipart);
  parseJsonBodies(app);
  app.setErrorHandler(async (error, request, reply) => {
    const httpError = await toHttpError(error, request);
    const route = ROUTES.find(({ name }) => name === request.exchange.record.route);
    return sendError(reply, httpError, route?.statusField ?? 'code');
  });
  for (const route of ROUTES) addRoute(app, route, state);
  return app;
}

function identifyKey(request: FastifyRequest, state: EmulatorState): void {
  const { exchange } = request;
  const key = findApiKey(request.headers.authorization, state.keys);
  if (key) exchange.key = key;
  exchange.limits.push(key ? state.limits.ofKey(key.value).requests : state.limits.createRequestLimit());
}

/** Counts every request of a valid key, whether it succeeds or fails. */
function countRequest({ exchange: { key } }: FastifyRequest, state: EmulatorState): void {
  if (!key) return;
  const limit = state.limits.ofKey(key.value).requests;
  if (!limit.take()) throw tooManyRequests('Too many requests for this key.', limit.status().resetSeconds);
}

/** Parses JSON bodies. An absent body is valid and reaches the route as undefined. */
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
        done(badRequest([{ field: 'body', message: "Isn't valid JSON" }]));
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
    // The role is checked before the body is read, so that a forbidden upload is not read.
    onRequest: (request, _reply, done) => {
      if (isMediaMissing(route, request, state)) throw new HttpError(404, 'Media not found');
      if (checksRoleFirst(state)) authorize(route, request, state);
      done();
    },
    handler: async (request, reply) => sendResponse(reply, await handleRequest(route, request, state)),
  });
}

/** True if the service responds with 404 to a change of a file before it checks the role. */
function isMediaMissing({ name }: Route, { params }: FastifyRequest, { context, media }: EmulatorState): boolean {
  const { mediaChecksFirst } = context.settings;
  if (mediaChecksFirst === 'role' || (name !== 'PATCH /media/{id}' && name !== 'DELETE /media/{id}')) return false;
  return mediaChecksFirst === 'no-route' || media.find((params as { id: string }).id) === undefined;
}

function checksRoleFirst({ context }: EmulatorState): boolean {
  return context.settings.checksFirst === 'role';
}

/** Throws a 401 or 403 if the key may not use the route. */
function authorize(route: Route, { exchange }: FastifyRequest, state: EmulatorState): ApiKey {
  const key = requireRole(exchange.key, route.role);
  if (state.missingFeatures.has(route.name)) throw new HttpError(403, "Your plan doesn't include this feature");
  return key;
}

async function handleRequest(route: Route, request: FastifyRequest, state: EmulatorState): Promise<RouteResponse> {
  if (request.isMultipart() && !route.acceptsMultipart) throw new HttpError(415, 'This endpoint only accepts JSON');
  const params = request.params as Record<string, string>;
  const content = { query: request.query, body: request.isMultipart() ? undefined : (request.body ?? undefined) };
  route.check(content);
  return route.handle({
    ...content,
    state,
    key: authorize(route, request, state),
    request,
    param: (name) => params[name] ?? params['*'] ?? '',
    addLimits: (...limits) => void request.exchange.limits.push(...limits),
  });
}

function sendResponse(reply: FastifyReply, response: RouteResponse): FastifyReply {
  if (response.retryAfterSeconds !== undefined) void reply.header('retry-after', response.retryAfterSeconds);
  return reply.code(response.status ?? 200).send(response.body);
}

function sendError(reply: FastifyReply, httpError: HttpError, statusField: StatusField): FastifyReply {
  return sendResponse(reply, {
    status: httpError.status,
    body: errorBody(httpError, statusField),
    ...(httpError.extra.retryAfterSeconds !== undefined && { retryAfterSeconds: httpError.extra.retryAfterSeconds }),
  });
}
