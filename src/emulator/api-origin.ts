import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { admit, keyFrom } from './api-keys.js';
import { createOrigin, problemOf, type OriginParts } from './origin.js';
import { badRequest, Problem, problemBody, tooMany, type Dialect } from './http-error.js';
import type { Answer, Route } from './routes/define-route.js';
import { ROUTES } from './routes/all-routes.js';
import type { EmulatorState } from './state/emulator-state.js';

/** Where the API begins on its origin; the version is part of every base URL (contract). */
export const BASE_PATH = '/api/v1';

/** JSON bodies are small; 20 pages of a push fit easily. */
const MAX_JSON_BYTES = 16 * 1024 * 1024;

/** The API's origin: every route of the contract behind keys, roles and limits. */
export async function createApi(state: EmulatorState, parts: OriginParts): Promise<FastifyInstance> {
  const app = createOrigin('api', parts, (request) => identify(request, state));
  // Strangers learn nothing, not even which routes there are.
  app.addHook('onRequest', (request, _reply, done) => {
    admit(request.exchange.key, 'viewer');
    chargeKey(request, state);
    done();
  });
  await app.register(multipart);
  readJsonStrictly(app);
  app.setErrorHandler(async (error, request, reply) => {
    const problem = await problemOf(error, request);
    const route = ROUTES.find(({ name }) => name === request.exchange.record.route);
    return sendProblem(reply, problem, route?.dialect ?? 'code');
  });
  for (const route of ROUTES) addRoute(app, route, state);
  return app;
}

function identify(request: FastifyRequest, state: EmulatorState): void {
  const { exchange } = request;
  const key = keyFrom(request.headers.authorization, state.keys);
  if (key) exchange.key = key;
  exchange.windows.push(key ? state.limits.requestsOf(key.value) : state.limits.untouched());
}

/** Every request of a valid key counts, whatever comes of it. */
function chargeKey(request: FastifyRequest, state: EmulatorState): void {
  const window = state.limits.requestsOf(request.exchange.key?.value ?? '');
  if (!window.take()) throw tooMany('Too many requests for this key.', window.view().resetSeconds);
}

/** An absent body is not the same as a broken one: it reaches the route as undefined. */
function readJsonStrictly(app: FastifyInstance): void {
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: MAX_JSON_BYTES },
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
      admit(request.exchange.key, route.role);
      if (state.missingFeatures.has(route.name)) throw new Problem(403, 'The plan does not include this feature');
      done();
    },
    handler: async (request, reply) => sendAnswer(reply, await answerOf(route, request, state)),
  });
}

async function answerOf(route: Route, request: FastifyRequest, state: EmulatorState): Promise<Answer> {
  if (request.isMultipart() && !route.takesUploads) throw new Problem(415, 'This endpoint takes JSON');
  const params = request.params as Record<string, string>;
  return route.answer({
    query: request.query,
    body: request.isMultipart() ? undefined : (request.body ?? undefined),
    state,
    key: admit(request.exchange.key, route.role),
    request,
    param: (name) => params[name] ?? params['*'] ?? '',
    countsAgainst: (...windows) => void request.exchange.windows.push(...windows),
  });
}

function sendAnswer(reply: FastifyReply, answer: Answer): FastifyReply {
  if (answer.retryAfterSeconds !== undefined) void reply.header('retry-after', answer.retryAfterSeconds);
  return reply.code(answer.status ?? 200).send(answer.body);
}

function sendProblem(reply: FastifyReply, problem: Problem, dialect: Dialect): FastifyReply {
  return sendAnswer(reply, {
    status: problem.status,
    body: problemBody(problem, dialect),
    ...(problem.more.retryAfterSeconds !== undefined && { retryAfterSeconds: problem.more.retryAfterSeconds }),
  });
}
