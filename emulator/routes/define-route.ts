/** Defines an endpoint as a value and validates its query and body. */
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ApiKey, Role } from '../api-keys.js';
import type { RateLimit } from '../state/rate-limits.js';
import { badRequest, type FieldError, type StatusField } from '../http-error.js';
import type { EmulatorState } from '../state/emulator-state.js';

/** A request whose key, role, query and body are valid. */
export interface RouteRequest<Query, Body> {
  readonly query: Query;
  readonly body: Body;
  readonly state: EmulatorState;
  readonly key: ApiKey;
  readonly request: FastifyRequest;
  /** Returns a parameter of the path template. */
  readonly param: (name: string) => string;
  /** Lets the rate-limit headers of the response include these limits. */
  readonly addLimits: (...windows: readonly RateLimit[]) => void;
}

/** The response of a route. The default status is 200. */
export interface RouteResponse {
  readonly status?: number;
  readonly body: unknown;
  readonly retryAfterSeconds?: number;
}

/** An endpoint as a value, which the server, the faults and the tests read. */
export interface Route {
  readonly method: Method;
  /** The path below the base URL, with `{parameters}`. */
  readonly path: string;
  /** The method and path, such as `POST /deploy`. */
  readonly name: string;
  readonly role: Role;
  readonly statusField: StatusField;
  readonly acceptsMultipart: boolean;
  /** Throws a 400 if the query or the body is invalid. */
  check(call: Pick<RouteRequest<unknown, unknown>, 'query' | 'body'>): void;
  /** Runs the checked request. */
  handle(call: RouteRequest<unknown, unknown>): RouteResponse | Promise<RouteResponse>;
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

interface RouteDefinition<Query, Body> {
  readonly name: `${Method} /${string}`;
  readonly role: Role;
  readonly statusField?: StatusField;
  /** The schema of the query. Without it, no query parameter is allowed. */
  readonly query?: z.ZodType<Query>;
  /** The schema of the body. Without it, no body is allowed. */
  readonly body?: z.ZodType<Body>;
  /** The route reads its multipart body itself. */
  readonly acceptsMultipart?: boolean;
  readonly handle: (call: RouteRequest<Query, Body>) => RouteResponse | Promise<RouteResponse>;
}

const NO_QUERY = z.strictObject({});
const NO_BODY = z.undefined({ error: "This endpoint doesn't accept a body" });

/** Creates a route that rejects unknown and invalid fields, all of them in one response. */
export function defineRoute<Query = Record<string, never>, Body = undefined>(
  definition: RouteDefinition<Query, Body>,
): Route {
  const [method, path] = definition.name.split(' ') as [Method, string];
  const query = definition.query ?? NO_QUERY;
  const body = definition.body ?? NO_BODY;
  return {
    method,
    path,
    name: definition.name,
    role: definition.role,
    statusField: definition.statusField ?? 'code',
    acceptsMultipart: definition.acceptsMultipart ?? false,
    check: (call) => {
      const details = [...validate(query, call.query, 'query'), ...validate(body, call.body, 'body')];
      if (details.length > 0) throw badRequest(details);
    },
    handle: (call) => {
      const parsed = { query: query.parse(call.query) as Query, body: body.parse(call.body) as Body };
      return definition.handle({ ...call, ...parsed });
    },
  };
}

/** Returns every invalid field. `valueName` names the value itself. */
function validate(schema: z.ZodType, value: unknown, valueName: string): FieldError[] {
  const result = schema.safeParse(value);
  if (result.success) return [];
  return result.error.issues.flatMap((issue) => {
    const field = issue.path.join('.');
    if (issue.code !== 'unrecognized_keys') return [{ field: field || valueName, message: issue.message }];
    return issue.keys.map((key) => ({ field: field ? `${field}.${key}` : key, message: 'Unknown field' }));
  });
}
